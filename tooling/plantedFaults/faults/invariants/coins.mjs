const BANK = 'packages/server/src/ledger/bank.test.ts';
const LIFECYCLE = 'packages/server/src/rooms/settle/lifecycle.test.ts';
const PROMO = 'packages/server/src/wallet/promos/promos.test.ts';
const SPLIT = {
  test: 'packages/core/src/domain/prizes.test.ts',
  caught: 'pays the pot to the last coin',
};
const WALLET = {
  test: 'packages/server/src/wallet/wallet.test.ts',
  caught: 'is the same in the header, the wallet, the day and the last movement, and is that of the ledger',
};
const LEDGER_SQL = 'packages/server/src/platform/db/migrations/0054-ledger-ranges.sql';
const WALLET_SQL = 'packages/server/src/platform/db/migrations/0009-wallet.sql';
const REDEEM = 'packages/server/src/wallet/promos/redeemPromo.ts';

/** @type {readonly import('../../plantedFaults.mjs').PlantedFault[]} */
export const coins = [
  {
    wrong: 'I1: entries that do not sum to 0 are posted',
    file: LEDGER_SQL,
    from: 'having sum(amount) <> 0) then',
    to: 'having sum(amount) < -1000000) then',
    test: BANK,
    caught: 'refuses entries that do not sum to 0, a balance written by hand, and any change of history',
  },
  {
    wrong: 'I1: the house pays a coin more than it books for a gift',
    file: 'packages/server/src/ledger/grant.ts',
    from: '{ account: promo, amount: -gift.amount },',
    to: '{ account: promo, amount: 1 - gift.amount },',
    test: BANK,
    caught: 'posts the same fact once',
  },
  {
    wrong: 'I2: a balance moves by less than its entries',
    file: LEDGER_SQL,
    from: 'set balance = a.balance + s.amount',
    to: 'set balance = a.balance + s.amount / 2',
    test: BANK,
    caught: 'keeps every read of all balances at the same sum, and none below its floor, while players come and go',
  },
  {
    wrong: 'I2: a player with too few coins takes a seat that is half paid',
    file: 'packages/server/src/platform/db/migrations/0003-rooms.sql',
    from: 'constraint entry_paid check (paid = fee)',
    to: 'constraint entry_paid check (paid <= fee)',
    test: 'packages/server/src/rooms/join/joinRoom.test.ts',
    caught: 'is sold in one room only to a player whose coins pay for one of sixteen',
  },
  {
    wrong: 'I5: the odd coins of a prize that is shared are kept',
    file: 'packages/core/src/domain/prizes.ts',
    from: 'const amount = each + (index < leftover ? 1 : 0);',
    to: 'const amount = each;',
    ...SPLIT,
  },
  {
    wrong: 'I5: what rounding leaves over of a pot goes to nobody',
    file: 'packages/core/src/domain/awards.ts',
    from: 'amount: pozo - totalOf(others, (row) => row.amount), label',
    to: 'amount: portionOf(pozo, bpsOf(first.percent)), label',
    ...SPLIT,
  },
  {
    wrong: 'I5: the ranking shows a coin more than was paid',
    file: 'packages/server/src/rooms/settle/settleRoom.ts',
    from: 'update standing s set prize = w.prize',
    to: 'update standing s set prize = w.prize + 1',
    test: LIFECYCLE,
    caught: 'and pays to the coin (security I5)',
  },
  {
    wrong: 'I9: an entry of the ledger is changed afterwards',
    file: LEDGER_SQL,
    from: 'create trigger ledger_entry_frozen before update or delete or truncate on',
    to: 'create trigger ledger_entry_frozen before delete or truncate on',
    test: BANK,
    caught: 'any change of history (security I9)',
  },
  {
    wrong: 'I9: a lineup room is paid on what is left of it where a prediction room gives the fees back',
    file: 'packages/server/src/rooms/settle/dueSteps.ts',
    from: 'runningWhose(sql`2 * ${played} < count(*) or (${played} = 1 and count(*) >= 3)`)',
    to: "runningWhose(sql`x.kind = 'predi' and (2 * ${played} < count(*) or (${played} = 1 and count(*) >= 3))`)",
    test: 'packages/server/src/catalogue/incidents/i9.test.ts',
    caught: 'pays the same for the same endings, whatever was told before and in whatever order',
  },
  {
    wrong: 'I11: a code pays more players than its cap',
    file: REDEEM,
    from: 'and (cap is null or used < cap) and coalesce',
    to: 'and coalesce',
    also: [
      { file: REDEEM, from: 'and coalesce(p.used < p.cap, true) as running', to: 'as running' },
      { file: WALLET_SQL, from: 'check (used >= 0 and (cap is null or used <= cap))', to: 'check (used >= 0)' },
    ],
    test: PROMO,
    caught: 'with a cap of 5 gives to 5 of 32 who ask at once',
  },
  {
    wrong: 'I11: a player uses a code again and again',
    file: REDEEM,
    from: 'entry_id = null, returned_at = null where u.returned_at is not null',
    to: 'entry_id = null, returned_at = null',
    also: [{ file: REDEEM, from: '  if (promo.used_by_me) throw usedByYou();\n', to: '' }],
    test: PROMO,
    caught: 'gives once to a player who asks 32 times at once',
  },
  {
    wrong: 'I12: a withdrawal that was given back is paid too',
    file: 'packages/server/src/wallet/withdrawals/moveWithdrawal.ts',
    from: "if (row.estado !== 'en_proceso') throw refused(`Withdrawal ${id} is ${row.estado}: take it before you pay it.`);",
    to: '',
    test: 'packages/server/src/wallet/withdrawals/withdrawals.test.ts',
    caught: 'is no longer cancelled once taken; it is paid once, or given back once (security I12)',
  },
  {
    wrong: 'I12: a top-up is credited as often as it is approved',
    file: 'packages/server/src/wallet/deposits/decideDeposit.ts',
    from: "if (row.estado === 'aprobado' || row.estado === 'rechazado') {",
    to: "if (row.estado === 'rechazado') {",
    also: [
      {
        file: 'packages/server/src/ledger/deposits.ts',
        from: "kind: 'deposit',\n    ref: ref(deposit),",
        to: "kind: 'deposit',\n    ref: `${ref(deposit)}:${Math.random()}`,",
      },
    ],
    test: 'packages/server/src/wallet/walletState.test.ts',
    caught: 'T-STATE: a wallet is what the model says after every step',
  },
  {
    wrong: 'I17: coins that wait to be paid out are counted as if they could be played',
    file: 'packages/server/src/ledger/balances.ts',
    from: 'saldo: retirable + jugable + bono,',
    to: "saldo: retirable + jugable + bono + of('user:retenido'),",
    ...WALLET,
  },
  {
    wrong: 'I17: the wallet adds its balance up from the movements of the month',
    file: 'packages/server/src/wallet/summary.ts',
    from: 'return { ...(await balancesOf(q, userId)), month: rows[0]! };',
    to: 'return { ...(await balancesOf(q, userId)), saldo: rows[0]!.deposits + rows[0]!.prizes - rows[0]!.entries, month: rows[0]! };',
    ...WALLET,
  },
  {
    wrong: 'I17: the day tells a player only what they may cash out',
    file: 'packages/server/src/players/quests/daySummary.ts',
    from: 'saldo: (await balancesOf(q, userId)).saldo,',
    to: 'saldo: (await balancesOf(q, userId)).saldo_retirable,',
    ...WALLET,
  },
];
