import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';

const args = z.object({ offer: wholeNumber(1, 2_147_483_647).describe('the offer') });
const result = z.object({ offer: z.int(), name: z.string(), active: z.boolean() });

const offerSwitch = (word: 'open' | 'close', active: boolean, summary: string) =>
  command({
    name: `offer ${word}`,
    summary,
    args,
    ops: { method: 'POST', path: `ops/offers/{offer}/${word}/`, role: 'operador', result },
    run: ({ audited }, { offer: id }) =>
      audited(async (tx) => {
        const offer = await tx.selectFrom('offer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
        if (!offer) throw new CommandError(`There is no offer ${id}. List them with: offer list --all.`);
        await tx.updateTable('offer').set({ active }).where('id', '=', id).execute();
        const line = { offer: id, name: offer.name, active };
        return { result: line, target: `offer:${id}`, before: { active: offer.active }, after: { active } };
      }),
    print: ({ offer, name }) => `Offer ${offer}, "${name}", is ${active ? 'open' : 'closed'}.`,
  });

/** Its open rooms go on; nobody opens another. */
export const offerClose = offerSwitch('close', false, 'open no more rooms of an offer; those that are open go on');

/** The server keeps a room of it open again. */
export const offerOpen = offerSwitch('open', true, 'keep a room of a closed offer open again');
