import type { DeskSettlement } from '@arma11/core/back-office';
import { Link } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { DeskTable, type Column } from '../../../page/DeskTable';

const t = operadorGameEs.rooms;

const columns: readonly Column<DeskSettlement['prizes'][number]>[] = [
  { head: t.prizeColumns.place, figure: true, cell: ({ position }) => position },
  {
    head: t.prizeColumns.player,
    cell: ({ user, username }) => <Link href={`/operador/usuarios/${user}`}>{username}</Link>,
  },
  { head: t.prizeColumns.points, figure: true, cell: ({ points }) => points },
  { head: t.prizeColumns.prize, figure: true, cell: ({ prize }) => operadorEs.coins(prize) },
];

/** Who gets what. */
export function SettlementTable({ label, settlement }: { label: string; settlement: DeskSettlement }) {
  const { entries, pozo, commission, refunded, prizes } = settlement;
  return (
    <div>
      <h3>{label}</h3>
      <p>{t.summary(entries, operadorEs.coins(pozo), operadorEs.coins(commission))}</p>
      {refunded ? (
        <p>{t.refunded}</p>
      ) : (
        <DeskTable label={label} columns={columns} rows={prizes} keyOf={({ entry }) => entry} empty={t.noPrizes} />
      )}
    </div>
  );
}
