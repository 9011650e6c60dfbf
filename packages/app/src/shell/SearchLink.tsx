import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';
import { es } from '../messages/es';

const Place = styled.span`
  flex: none;

  & > a {
    display: grid;
    place-items: center;
    width: ${token('target')};
    height: ${token('target')};
    border-radius: 50%;
    color: inherit;
  }
`;

/** The way to the search. */
export const SearchLink = () => (
  <Place>
    <Link href="/play/buscar" aria-label={es.shell.search}>
      <Icon name="search" size={24} />
    </Link>
  </Place>
);
