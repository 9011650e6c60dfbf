import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskPromo } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import { StateMark } from '../../../page/StateMark';
import { ActionList } from '../desk/ActionList';
import { deskQuery } from '../desk/deskQuery';
import type { Column } from '../../../page/DeskTable';
import type { Actions } from '../desk/useActions';
import { closing, creating } from './promoActions';

const t = operadorMoneyEs.promos;

const giftOf = ({ type, coins, item, room }: DeskPromo) =>
  type === 'bono' ? operadorEs.coins(coins) : type === 'item' ? t.item(item ?? 0) : t.room(room ?? 0);

const whoOf = ({ new_days, phone_verified }: DeskPromo) =>
  [new_days ? t.newOnly(new_days) : t.everybody, ...(phone_verified ? [t.phone] : [])].join(' ');

const columnsOf = (open: Actions['open']): Column<DeskPromo>[] => [
  { head: t.columns.code, cell: ({ code, label }) => `${code} · ${label}` },
  { head: t.columns.gives, cell: giftOf },
  { head: t.columns.used, figure: true, cell: ({ used, cap }) => (cap === null ? String(used) : `${used}/${cap}`) },
  { head: t.columns.from, cell: ({ starts_at }) => starts_at && formatKickoff(starts_at) },
  { head: t.columns.until, cell: ({ ends_at }) => ends_at && formatKickoff(ends_at) },
  { head: t.columns.who, cell: whoOf },
  {
    head: t.columns.state,
    cell: (promo) =>
      promo.closed_at ? (
        <StateMark>{t.isClosed}</StateMark>
      ) : (
        <Button kind="secondary" tone="danger" onClick={() => open(closing(promo), (after) => t.closed(after.code))}>
          {t.close}
        </Button>
      ),
  },
];

/** The promo codes, newest first; new ones are made here, and ended. */
export function PromosPage() {
  const query = useQuery(deskQuery(useClient(), 'promoList', {}));
  return (
    <ActionList
      words={t}
      above={(open) => (
        <Button icon="plus" onClick={() => open(creating, ({ code }) => t.created(code))}>
          {t.create}
        </Button>
      )}
      query={query}
      columns={columnsOf}
      keyOf={({ promo }) => promo}
      empty={t.none}
    />
  );
}
