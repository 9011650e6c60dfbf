const STEP = 'packages/server/src/testing/contract/step.test.ts';
const DATABASE = 'packages/server/src/platform/db/db.test.ts';
const IDEMPOTENCY = 'packages/server/src/platform/http/idempotency.ts';
const OUTCOME = 'packages/server/src/players/accounts/outcome.ts';
const OUTCOMES = 'packages/server/src/players/accounts/login.test.ts';
const FITNESS = 'packages/server/src/platform/db/postgresFitness.ts';
const FITNESS_TEST = 'packages/server/src/platform/db/postgresFitness.test.ts';

/** @type {readonly import('../../plantedFaults.mjs').PlantedFault[]} */
export const acknowledged = [
  {
    wrong: 'I13: a write is acknowledged before its commit',
    file: 'packages/server/src/platform/db/guardedDb.ts',
    from: 'return await raw.write.transaction().execute((transaction) => inside.run(true, () => work(transaction)));',
    to: `return await new Promise<T>((resolve, reject) => {
          const early = (transaction: Tx) => inside.run(true, () => work(transaction).then((done) => (resolve(done), done)));
          raw.write.transaction().execute(early).catch(reject);
        });`,
    test: DATABASE,
    caught: 'acknowledges nothing before its commit, which may still fail (security I13, T-KILL)',
  },
  {
    wrong: 'I13: money is kept on a database that acknowledges what is not on its disk yet',
    file: FITNESS,
    from: "synchronous_commit: ['on', 'remote_apply'],",
    to: "synchronous_commit: ['on', 'remote_apply', 'off'],",
    test: FITNESS_TEST,
    caught: 'is of a server that answers before the write is on its disk',
  },
  {
    wrong: 'I13: money is kept on a database that never waits for its disk',
    file: FITNESS,
    from: "fsync: ['on'],",
    to: "fsync: ['on', 'off'],",
    test: FITNESS_TEST,
    caught: 'is of a server whose writes a power cut takes back',
  },
  {
    wrong: 'I14: a write whose answer was lost happens again',
    file: IDEMPOTENCY,
    from: '  if (answer) throw new AlreadyAnswered(answer);\n}\n\nasync function keep',
    to: '}\n\nasync function keep',
    test: 'packages/server/src/api/pipeline/app.test.ts',
    caught: 'happens once also when sixteen come at the same time (security I14)',
  },
  {
    wrong: 'I14: who asks what became of a refused write is told that it is done',
    file: OUTCOME,
    from: "row.status < 300 ? 'done' : 'refused'",
    to: "'done'",
    test: OUTCOMES,
    caught: 'tells a refusal from what was done, with the words of the refusal',
  },
  {
    wrong: 'I14: anybody who knows the key is told what became of a write',
    file: OUTCOME,
    from: "    .where('user_id', '=', userId)\n",
    to: '    .where(({ val }) => val(userId > 0))\n',
    test: OUTCOMES,
    caught: 'tells the owner alone what became of a write',
  },
  {
    wrong: 'I15: a commit that a failing disk leaves undecided is told as failed, and the player joins again',
    file: 'packages/server/src/platform/db/passingTrouble.ts',
    from: '|58...|',
    to: '|',
    test: 'packages/server/src/platform/http/failure.test.ts',
    caught: 'a database whose disk fails may yet hold what it was about to commit',
  },
  {
    wrong: 'I15: money is kept on a database that goes on after its disk failed to sync',
    file: FITNESS,
    from: "data_sync_retry: ['off'],",
    to: "data_sync_retry: ['off', 'on'],",
    test: FITNESS_TEST,
    caught: 'is of a server that goes on after its disk failed to sync',
  },
  {
    wrong: 'I16: a step that failed inside another leaves what the other had done',
    file: 'packages/server/src/platform/db/savepoint.ts',
    from: '    await sql`release savepoint step`.execute(tx);\n    throw error;',
    to: '    throw error;',
    test: DATABASE,
    caught: 'is undone alone, and a step around it that fails after it is undone whole',
  },
  {
    wrong: 'I16: a player who leaves gets the fee back, and keeps the seat when the next statement fails',
    file: IDEMPOTENCY,
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
