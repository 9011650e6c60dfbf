import { PASSWORD } from '../people';
import type { Rehearsal } from '../rehearsal';
import { prepared, sample, type Sample } from './sample';

const KEY = { 'idempotency-key': 'clave-de-muestra-0004' };
const DEPOSIT = { recarga: 2, provider: 'yape' };
const WITHDRAWAL = {
  amount: 200,
  provider: 'yape',
  destination: '987654321',
  holder_name: 'Rosa Díaz',
  doc_number: '45678912',
};

const asked = async ({ as }: Rehearsal) =>
  (await prepared<{ deposit: { id: number } }>(as('owner')('POST', 'plus/deposits/', { body: DEPOSIT, headers: KEY })))
    .deposit.id;

/** Withdrawing asks for a phone, and for a sign-in of the last ten minutes. */
async function shownAgain({ as, db, environment }: Rehearsal): Promise<void> {
  const phone = { phone: '+51912345678', phone_verify: true };
  await db.fresh.updateTable('app_user').set(phone).where('id', '=', environment.people.owner.id).execute();
  await prepared(as('owner')('POST', 'plus/auth/reauth/', { body: { password: PASSWORD } }));
}

async function withdrawn(stage: Rehearsal): Promise<number> {
  await shownAgain(stage);
  const call = stage.as('owner')('POST', 'plus/withdrawals/', { body: WITHDRAWAL, headers: KEY });
  return (await prepared<{ withdrawal: { id: number } }>(call)).withdrawal.id;
}

/** Says how it was paid, as a form does. */
function payment(at: string): FormData {
  const form = new FormData();
  form.set('operation_number', '00123456');
  form.set('paid_at', at);
  return form;
}

const NO_LIMITS = { deposit_day: null, deposit_week: null, deposit_month: null, entries_week: null };

/** Requests of balances, top-ups, withdrawals and limits. */
export const walletSamples: Record<string, Sample> = {
  'wallet.summary': sample(),
  'wallet.movements': sample({ query: { page: 1 } }),
  'wallet.createDeposit': sample({ body: DEPOSIT, headers: KEY }),
  'wallet.deposits': sample(async (stage) => {
    await asked(stage);
    return {};
  }),
  'wallet.deposit': sample(async (stage) => ({ params: { id: await asked(stage) } })),
  'wallet.payDeposit': sample(async (stage) => ({
    params: { id: await asked(stage) },
    body: payment(new Date(stage.environment.now - 60_000).toISOString()),
  })),
  'wallet.cancelDeposit': sample(async (stage) => ({ params: { id: await asked(stage) } })),
  'wallet.createWithdrawal': sample(async (stage) => {
    await shownAgain(stage);
    return { body: WITHDRAWAL, headers: KEY };
  }),
  'wallet.withdrawals': sample(async (stage) => {
    await withdrawn(stage);
    return {};
  }),
  'wallet.cancelWithdrawal': sample(async (stage) => ({ params: { id: await withdrawn(stage) } })),
  'wallet.limits': sample(),
  'wallet.saveLimits': sample({
    body: { limits: { ...NO_LIMITS, deposit_day: 500, fee_max: 200, loss_month: null, reminder_min: 60 } },
  }),
  'wallet.confirmLimits': sample(async ({ as, db, environment }) => {
    const limits = { ...NO_LIMITS, fee_max: null, loss_month: null, reminder_min: 60 };
    await prepared(as('owner')('PUT', 'plus/limits/', { body: { limits } }));
    const due = { effective_at: new Date(environment.now - 60_000).toISOString() };
    await db.fresh.updateTable('play_limit').set(due).where('user_id', '=', environment.people.owner.id).execute();
    return {};
  }),
  'wallet.pausePlay': sample({ body: { kind: 'pausa', days: 7 } }),
};
