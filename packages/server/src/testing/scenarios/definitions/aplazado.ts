import type { DeskEntryShown, DeskMatch, DeskRoomShown } from '@arma11/core/back-office';
import type { ScenarioDefinition } from '../scenarioDefinition';
import { everyPage } from '../pageReads';
import { compeRoom, home, ownRooms, prediRoom } from '../reads';

/** The live evening on which a match of a player's eleven, and one of their answers, is postponed before it begins. */
export const aplazado: ScenarioDefinition = {
  name: 'aplazado',
  afterLock: 15,
  viewer: 'demo',
  async operatorActs(operate, { sala, predi, pages: { league } }) {
    const matches = (await operate('match list', { league })) as DeskMatch[];
    const { elevens } = (await operate('entry show', { entry: sala.evening.entry })) as DeskEntryShown;
    const clubs = elevens.flatMap(({ slots }) => slots.map(({ team }) => team));
    const { matches: asked } = (await operate('room show', { room: predi.evening.id })) as DeskRoomShown;
    const waiting = matches.filter(({ estado }) => estado === 'programado');
    const mine = waiting.find(({ name }) => clubs.some((club) => name.includes(club)));
    const answered = waiting.find(({ match }) => asked.some((each) => each.match === match));
    if (!mine || !answered) throw new Error('Every match of the player has begun: none can be postponed.');
    for (const match of new Set([mine.match, answered.match]))
      await operate('match status', { match, estado: 'aplazado', reason: 'Cancha inundada' });
  },
  reads: ({ sala, predi }) => [
    ...home(),
    ...everyPage(),
    ...ownRooms(),
    ...compeRoom(sala.evening),
    ...prediRoom(predi.evening),
  ],
};
