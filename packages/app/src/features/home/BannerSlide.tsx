import { styled } from 'styled-components';
import type { Banner } from '@arma11/core/contract';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { Link, Picture } from '@arma11/widgets/ui';
import { WIDE } from '../../page/useWide';
import { safeColour } from './safeColour';
import { safeHref } from './safeHref';

const Slide = styled(Link)`
  position: relative;
  display: block;
  color: inherit;
  text-decoration: none;
  overflow: hidden;

  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: fill;
  }

  & > b {
    ${displayText}
    position: absolute;
    inset: 11px auto auto 16px;
    display: -webkit-box;
    max-width: 50%;
    font-size: ${displaySize(22)};
    line-height: 0.96;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }

  @media (max-width: 359px) {
    & > b {
      font-size: ${displaySize(20)};
    }
  }

  @media ${WIDE} {
    & > b {
      top: 18px;
      max-width: 46%;
      font-size: ${displaySize(27)};
      -webkit-line-clamp: 4;
    }
  }
`;

/** One banner in its own colours. Its link stays on this site or goes to an https address. */
export function BannerSlide({ banner }: { banner: Banner }) {
  const { title, image, alt, link, color_bg, color_text } = banner;
  const style = { background: safeColour(color_bg), color: safeColour(color_text) };
  return (
    <Slide href={safeHref(link)} style={style}>
      <Picture src={stretched(safeHref(image))} alt={alt} width={328} height={96} eager fallback={<span hidden />} />
      <b>{title}</b>
    </Slide>
  );
}

/** Our drawn banners fill any box: the seam stays where the text ends. Photographs are left as they are. */
const stretched = (address: string) =>
  address.endsWith('.svg') ? `${address}#svgView(preserveAspectRatio(none))` : address;
