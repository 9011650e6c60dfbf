import { sql } from 'kysely';
import type { Deposit } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import type { Columns, Tail } from '../../platform/db/fragments';
import type { DepositTable } from '../../platform/db/tables/walletTables';
import type { Selectable } from 'kysely';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { centsInWords } from '../centsInWords';

/** A top-up without its picture. `estado` is 'vencido' as soon as its 24 hours are over, `late` when its 60 minutes are. */
export type DepositRow = Omit<Selectable<DepositTable>, 'image' | 'receipt' | 'receipt_file' | 'receipt_file_key'> & {
  has_image: boolean;
  late: boolean;
  /** It may be corrected and sent once more (rules R16.6). */
  correctable: boolean;
  local_contry: string;
};

// What is not found may have been told wrong; once corrected, or once credited, it is decided for good.
const correctable = sql<boolean>`(d.estado = 'rechazado' and d.reject_reason = 'no_encontrado' and d.sent_again_at is null
  and app_now() < d.decided_at + interval '7 days'
  and not exists (select from ledger_tx t where t.kind = 'deposit' and t.ref = d.id::text))`;

/** The columns of a DepositRow of the alias d. */
const depositColumns: Columns = sql`
  d.id, d.user_id, d.pack_id, d.provider, d.coins, d.bonus_coins, d.price_cents, d.pay_amount_cents,
  case when d.estado = 'pendiente' and d.data_until <= app_now() then 'vencido' else d.estado end as estado,
  d.operation_number, d.paid_at, d.image_type, d.image_hash, (d.image is not null or d.receipt is not null or d.receipt_file is not null) as has_image,
  d.receipt_deleted_at, d.reject_reason,
  d.created_at, d.pay_until, d.data_until, d.pay_until <= app_now() as late, d.decided_at, d.decided_by,
  d.sent_again_at, ${correctable} as correctable,
  (select u.local_contry from app_user u where u.id = d.user_id) as local_contry`;

const REASONS: Record<NonNullable<Deposit['reject_reason']> | 'por_corregir', string> = {
  por_corregir: 'No encontramos tu pago. Revisa el número de operación y la hora, y envíalo una vez más.',
  no_encontrado: 'No encontramos tu pago. Pide la recarga otra vez, o escríbenos desde «Contacto».',
  monto_distinto: 'El monto que pagaste no es el que te pedimos. Escríbenos desde «Contacto».',
  duplicado: 'Ese pago ya se usó en otra recarga. Escríbenos desde «Contacto» si no fuiste tú.',
  titular_distinto: 'El pago no está a tu nombre. Escríbenos desde «Contacto».',
};

/** Only with an amount of its own, and paid in time, is a payment found without its operation number. */
export const needsOperationNumber = ({ pay_amount_cents, price_cents, late }: DepositRow) =>
  late || pay_amount_cents === price_cents;

function messageOf(row: DepositRow): string {
  if (row.estado === 'pendiente') {
    const how = needsOperationNumber(row) ? 'dinos el número de operación' : 'dinos que ya pagaste';
    return `Paga ${centsInWords(row.pay_amount_cents)} exactos con ${row.provider === 'yape' ? 'Yape' : 'Plin'} y ${how}.`;
  }
  if (row.estado === 'en_revision') return 'Lo revisamos en menos de 2 horas (8:00–23:00).';
  if (row.estado === 'aprobado')
    return `Listo: ${coinsInWords(row.coins + row.bonus_coins, row.local_contry)} ya están en tu saldo.`;
  if (row.estado === 'vencido') return 'Pasaron 24 horas sin que nos digas cómo pagaste. Pide la recarga otra vez.';
  if (row.estado === 'cancelado') return 'Cancelaste esta recarga. Si ya pagaste, escríbenos desde «Contacto».';
  if (row.correctable) return REASONS.por_corregir;
  return row.reject_reason ? REASONS[row.reject_reason] : 'No pudimos aprobar esta recarga. Escríbenos.';
}

/** A top-up as its player sees it. */
export const depositView = (row: DepositRow, qr: Deposit['qr']): Deposit => ({
  id: row.id,
  estado: row.estado,
  coins: row.coins,
  bonus_coins: row.bonus_coins,
  price_cents: row.price_cents,
  pay_amount_cents: row.pay_amount_cents,
  currency: 'PEN',
  provider: row.provider,
  operation_number: row.operation_number,
  operation_number_required: needsOperationNumber(row),
  paid_at: row.paid_at,
  has_image: row.has_image,
  correctable: row.correctable,
  reject_reason: row.reject_reason,
  message: messageOf(row),
  created_at: row.created_at,
  expires_at: row.pay_until,
  data_until: row.data_until,
  decided_at: row.decided_at,
  qr,
});

/** Top-ups that a condition on d chooses. */
export async function depositRows(q: Queryable, tail: Tail): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`select ${depositColumns} from deposit d ${tail}`.execute(q);
  return rows;
}
