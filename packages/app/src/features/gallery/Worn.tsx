import { styled } from 'styled-components';
import type { Item } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Icon } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import type { Category } from '../../page/galleryCategories';
import { ItemPicture } from './ItemPicture';

const Panel = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 112px;
  padding: 12px 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: inset 4px 0 0 ${token('colorAccent')};

  & > div {
    min-width: 0;
  }

  & h2 {
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 400;
  }

  & p {
    ${displayText}
    margin: 4px 0 0;
    font-size: ${displaySize(25)};
    overflow-wrap: anywhere;
  }

  & p[data-tone='none'] {
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(19)};
    line-height: 1.15;
  }

  & > svg {
    flex: none;
    color: ${token('colorTextMuted')};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** What the player wears of a category now. */
export function Worn({ category, item }: { category: Category; item: Item | undefined }) {
  const t = es.gallery.categories[category];
  return (
    <Panel>
      {item ? <ItemPicture item={item} size={84} /> : <Icon name="user" size={56} stroke={1.2} />}
      <div>
        <h2>{t.worn}</h2>
        {item ? <p>{item.name}</p> : <p data-tone="none">{t.none}</p>}
      </div>
    </Panel>
  );
}
