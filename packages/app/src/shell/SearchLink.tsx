import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';
import { es } from '../messages/es';

const Place = styled.div.attrs({ role: 'search' })`
  display: grid;
  flex: none;
`;

const Way = styled(Link)`
  display: grid;
  place-items: center;
  width: ${token('target')};
  min-height: ${token('target')};
  border-bottom: 1px solid ${token('colorBorder')};
  color: ${token('colorTextMuted')};

  &[aria-current] {
    color: ${token('colorAccent')};
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** The way to the search. `current`: one is there. */
export const SearchLink = ({ current }: { current: boolean }) => (
  <Place aria-label={es.shell.search}>
    <Way href="/play/buscar" aria-label={es.shell.search} aria-current={current ? 'page' : undefined}>
      <Icon name="search" size={24} />
    </Way>
  </Place>
);
