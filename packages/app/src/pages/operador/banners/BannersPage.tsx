import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { DeskBanner } from '@arma11/core/contract';
import { token } from '@arma11/widgets/theme';
import { Button, Skeleton } from '@arma11/widgets/ui';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { QuerySection } from '../../../shell/QuerySection';
import { DeskPage } from '../desk/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable, type Column } from '../desk/DeskTable';
import { useActions, type Actions } from '../desk/useActions';
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
  const actions = useActions();
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <div>
        <Button icon="plus" onClick={() => actions.open(hanging, ({ title }) => t.created(title))}>
          {t.create}
        </Button>
      </div>
      {actions.said}
      <QuerySection query={query} skeleton={<Skeleton height={320} />}>
        {(rows) => (
          <div>
            <DeskTable
              label={t.list}
              columns={columnsOf(actions.open)}
              rows={rows}
              keyOf={({ banner }) => banner}
              empty={t.none}
            />
          </div>
        )}
      </QuerySection>
      {actions.dialog}
    </DeskPage>
  );
}
