import type { casualEs } from '../casual.es';

/** What casual F6 says: its rooms and how to enter them (product §2, rules R10.1). */
export const casual: typeof casualEs = {
  join: {
    title: 'Join an F6',
    lead: 'Football 6: one goalkeeper, two defenders, two midfielders and one forward. No coach.',
    filter: 'Price',
    all: 'All',
    free: 'Free',
    paid: 'Paid entry',
    rooms: 'Open rooms',
    none: 'There are no open F6 rooms right now. Meanwhile, build your eleven.',
    noneHere: 'No room matches these filters.',
    clear: 'Clear filters',
    eleven: 'See Arma Tu 11 rooms',
    mine: 'See my F6',
  },
  mine: {
    title: 'My F6',
    lead: 'Your Football 6 rooms, those of now and those you have played.',
    running: 'In play',
    past: 'Finished',
    none: 'You have no rooms yet. Start with a free one.',
    find: 'Find an F6',
    nonePast: 'When your first F6 is over, you will see it here.',
  },
  sala: (id, jornada) => `F6 · Room ${id} · ${jornada}`,
  total: 'Points of your six',
  of: (username) => `Team of ${username}`,
};
