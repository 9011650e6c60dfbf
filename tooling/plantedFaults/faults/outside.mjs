const race = {
  test: 'tooling/reliability/lockRaceChecks.mjs',
  proof: { words: ['T-LOCKRACE', 'pg'], env: { LOCK_RACES: '3', SEED: '7' } },
};

/**
 * What proofs on the built product must see, from outside.
 * @type {readonly import('../plantedFaults.mjs').PlantedFault[]}
 */
export const outside = [
  {
    wrong: 'A built server sells a seat in the second after the lock',
    file: 'packages/server/src/ledger/takeSeat.ts',
    from: "(estado = 'abierta' and app_now() < lock_at)",
    to: "(estado = 'abierta' and app_now() < lock_at + interval '1 second')",
    ...race,
    caught: 'was acknowledged, and sent',
  },
  {
    wrong: 'Built servers store answers that were being saved when the match locked',
    file: 'packages/server/src/rooms/predictions/lockMatches.ts',
    from: 'order by id for share`',
    to: 'order by id`',
    ...race,
    caught: 'was changed after the lock',
  },
  {
    wrong: 'The name of a club that an import has left in the database is taken for HTML',
    file: 'packages/app/src/features/clubs/TeamsPage.tsx',
    from: '<b>{team.name}</b>',
    to: '<b ref={(element) => void (element && (element.innerHTML = team.name))} />',
    test: 'packages/app/e2e/long/xssStored.test.ts',
    caught: 'in every page of a ',
    proof: { words: ['T-XSS of rows'], env: { SEED: '7' } },
  },
];
