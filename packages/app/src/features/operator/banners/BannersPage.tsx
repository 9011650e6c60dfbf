import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { DeskBanner } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { ActionList } from '../desk/ActionList';
import { deskQuery } from '../desk/deskQuery';
import type { Column } from '../../../page/DeskTable';
import type { Actions } from '../desk/useActions';
import { hanging, removing } from './bannerActions';

const t = operadorGameEs.banners;

const Thumb = styled.img`
  display: block;
  width: 96px;
  height: 48px;
  border-radius: ${token('radiusSmall')};
  object-fit: cover;
`;

const columnsOf = (open: Actions['open']): Column<DeskBanner>[] => [
  { head: t.columns.picture, cell: ({ image, alt }) => <Thumb src={image} alt={alt} referrerPolicy="no-referrer" /> },
  { head: t.columns.place, figure: true, cell: ({ ordinal }) => ordinal },
  { head: t.columns.title, cell: ({ title }) => title },
  { head: t.columns.link, cell: ({ link }) => link },
  { head: t.columns.action, cell: ({ action }) => action },
  {
    head: t.columns.act,
    cell: (banner) => (
      <Button kind="secondary" tone="danger" onClick={() => open(removing(banner), ({ title }) => t.removed(title))}>
        {t.remove}
      </Button>
    ),
  },
];

/** The banners of the home page, in their order. */
export function BannersPage() {
  const query = useQuery(deskQuery(useClient(), 'bannerList', {}));
  return (
    <ActionList
      words={t}
      above={(open) => (
        <Button icon="plus" onClick={() => open(hanging, ({ title }) => t.created(title))}>
          {t.create}
        </Button>
      )}
      query={query}
      columns={columnsOf}
      keyOf={({ banner }) => banner}
      empty={t.none}
    />
  );
}
