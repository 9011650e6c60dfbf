import { styled } from 'styled-components';
import type { Banner } from '@arma11/core/contract';
import { displaySize, displayText, fontSize } from '@arma11/widgets/theme';
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
    padding-bottom: 0.1em;
    /* As large as its box takes. */
    font-size: min(${displaySize(22)}, 24px);
    line-height: 0.96;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }

  & > span {
    position: absolute;
    inset: auto auto 11px 16px;
    max-width: 40%;
    padding: 4px 12px;
    border-radius: 8px;
    font-size: min(${fontSize(14)}, 16px);
    font-weight: 600;
    line-height: 20px;
    white-space: nowrap;
    text-overflow: ellipsis;
    overflow: hidden;
  }

  &:hover > span {
    text-decoration: underline;
  }

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }

  @media (max-width: 359px) {
    & > b {
      font-size: min(${displaySize(20)}, 22px);
    }
  }

  @media ${WIDE} {
    & > b {
      top: 14px;
      max-width: 46%;
      font-size: min(${displaySize(23)}, 24px);
      -webkit-line-clamp: 4;
    }

    & > span {
      bottom: 14px;
    }
  }
`;

/** One banner in its own colours, with what its link does on a button; all of it is the link, which stays on this site or goes to an https address. */
export function BannerSlide({ banner }: { banner: Banner }) {
  const { title, image, alt, link, action, color_bg, color_text } = banner;
  const [ground, ink] = [safeColour(color_bg), safeColour(color_text)];
  return (
    <Slide href={safeHref(link)} style={{ background: ground, color: ink }}>
      <Picture src={stretched(safeHref(image))} alt={alt} width={328} height={96} eager fallback={<span hidden />} />
      <b>{unbroken(title)}</b>
      {action && <span style={{ background: ink, color: ground }}>{action}</span>}
    </Slide>
  );
}

/** An amount of soles stays on one line, however the operator typed it. */
const unbroken = (text: string) => text.replace(/S\/ (?=\d)/g, 'S/\u00a0');

/** Our drawings fill any box, also those that posters took the place of: the seam stays where the text ends. Photographs are left as they are. */
const stretched = (address: string) =>
  address.endsWith('.svg') ? `${address}#svgView(preserveAspectRatio(none))` : address;
