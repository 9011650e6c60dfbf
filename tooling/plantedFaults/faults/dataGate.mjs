/** @type {readonly import('../plantedFaults.mjs').PlantedFault[]} */
export const dataGate = [
  {
    wrong: 'A result counts from its second equal read, however soon that one comes',
    file: 'packages/server/src/catalogue/feeds/upsertMatches.ts',
    from: "app_now() - interval '10 minutes', false)",
    to: "app_now() - interval '0 minutes', false)",
    test: 'packages/server/src/rooms/settle/dataGate.test.ts',
    caught: 'not from two reads within ten minutes',
  },
];
