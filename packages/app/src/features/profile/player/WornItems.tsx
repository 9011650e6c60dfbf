import { styled } from 'styled-components';
import type { UserProfile } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { Icon, Picture, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 16px 8px 12px;
    border-radius: ${token('radius')};
    background: ${token('colorSurfaceRaised')};
    font-size: ${fontSize(13)};
    text-align: center;
  }
`;

/** What a player wears, one of a category. */
export function WornItems({ items }: { items: UserProfile['items'] }) {
  if (items.length === 0) return null;
  return (
    <Block>
      <SectionHeading title={es.player.wears} />
      <Shelf>
        {items.map(({ id, name, image }) => (
          <li key={id}>
            <Picture src={image} alt="" width={64} fallback={<Icon name="gift" size={64} />} />
            {name}
          </li>
        ))}
      </Shelf>
    </Block>
  );
}
