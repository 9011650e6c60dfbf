const JOIN = 'packages/server/src/rooms/join/joinRoom.test.ts';
const BANK = 'packages/server/src/ledger/bank.test.ts';
const STEP = 'packages/server/src/testing/contract/step.test.ts';
const PROMO = 'packages/server/src/wallet/promos/promos.test.ts';
const LEDGER_SQL = 'packages/server/src/platform/db/migrations/0002-accounts-and-ledger.sql';
const ROOMS_SQL = 'packages/server/src/platform/db/migrations/0003-rooms.sql';
const TAKE_SEAT = 'packages/server/src/ledger/takeSeat.ts';

/** @type {readonly import('../plantedFaults.mjs').PlantedFault[]} */
export const invariants = [
  {
    wrong: 'I1: entries that do not sum to 0 are posted',
    file: LEDGER_SQL,
    from: 'having sum(e.amount) <> 0) then',
    to: 'having sum(e.amount) < -1000000) then',
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
    file: ROOMS_SQL,
    from: 'constraint entry_paid check (paid = fee)',
    to: 'constraint entry_paid check (paid <= fee)',
    test: JOIN,
    caught: 'is sold in one room only to a player whose coins pay for one of sixteen',
  },
  {
    wrong: 'I4: seats are not counted',
    file: TAKE_SEAT,
    from: 'update room set taken = taken + 1,',
    to: 'update room set taken = taken,',
    test: JOIN,
    caught: 'is sold exactly 100 times when 200 funded players ask for one of 100 at once',
  },
  {
    wrong: 'I6: a seat is sold a second after the lock',
    file: TAKE_SEAT,
    from: "(estado = 'abierta' and app_now() < lock_at)",
    to: "(estado = 'abierta' and app_now() < lock_at + interval '2 seconds')",
    test: 'packages/server/src/rooms/predictions/locks.test.ts',
    caught: 'ms of the room’s lock',
  },
  {
    wrong: 'I11: a code pays more players than its cap',
    file: 'packages/server/src/wallet/promos/redeemPromo.ts',
    from: 'and (cap is null or used < cap) and coalesce',
    to: 'and coalesce',
    test: PROMO,
    caught: 'with a cap of 5 gives to 5 of 32 who ask at once',
  },
  {
    wrong: 'I12: a withdrawal that was given back is paid too',
    file: 'packages/server/src/wallet/withdrawals/moveWithdrawal.ts',
    from: "if (row.estado !== 'en_proceso') throw refused(`Withdrawal ${id} is ${row.estado}: take it before you pay it.`);",
    to: '',
    test: 'packages/server/src/wallet/withdrawals/withdrawals.test.ts',
    caught: 'is no longer cancelled once taken; it is paid once, or given back once',
  },
  {
    wrong: 'I14: a write whose answer was lost happens again',
    file: 'packages/server/src/platform/http/idempotency.ts',
    from: '  if (answer) throw new AlreadyAnswered(answer);\n}\n\nasync function keep',
    to: '}\n\nasync function keep',
    test: 'packages/server/src/api/pipeline/app.test.ts',
    caught: 'happens once also when sixteen come at the same time',
  },
  {
    wrong: 'I15: a commit that a failing disk leaves undecided is told as failed, and the player joins again',
    file: 'packages/server/src/platform/http/failure.ts',
    from: '|58...|',
    to: '|',
    test: 'packages/server/src/platform/http/failure.test.ts',
    caught: 'a database whose disk fails may yet hold what it was about to commit',
  },
  {
    wrong: 'I16: a step that failed inside another leaves what the other had done',
    file: 'packages/server/src/platform/db/savepoint.ts',
    from: '    await sql`release savepoint step`.execute(tx);\n    throw error;',
    to: '    throw error;',
    test: 'packages/server/src/platform/db/db.test.ts',
    caught: 'is undone alone, and a step around it that fails after it is undone whole',
  },
  {
    wrong: 'I16: a player who leaves gets the fee back, and keeps the seat when the next statement fails',
    file: 'packages/server/src/platform/http/idempotency.ts',
    from: '    const result = await work(tx);\n    await keep(tx, write, { status: 200, text: JSON.stringify(result) });\n    return result;\n  });\n}\n\n/** Keeps',
    to: '    return work(tx);\n  }).then(async (result) => {\n    await db.tx((tx) => keep(tx, write, { status: 200, text: JSON.stringify(result) }));\n    return result;\n  });\n}\n\n/** Keeps',
    test: STEP,
    caught: 'leaves all or nothing, wherever it fails',
  },
  {
    wrong: 'Behind a pooler the lock of migrations stays with a connection, and the next start hangs',
    file: 'packages/server/src/platform/db/migrate.ts',
    from: 'pg_advisory_xact_lock(',
    to: 'pg_advisory_lock(',
    test: 'packages/server/src/platform/db/migrate.test.ts',
    caught: 'are locked by their transaction, not by a session',
  },
  {
    wrong: 'A proxy sends a write over a connection that a stopping server has just ended, and loses it',
    file: 'packages/server/src/start/listen.ts',
    from: 'NetServer.prototype.close.call(server);',
    to: 'server.close(() => undefined);',
    test: 'packages/server/src/start/listen.test.ts',
    caught: 'in production takes one more request over each kept connection and says that it is the last',
  },
];
