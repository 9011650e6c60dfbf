import { z } from 'zod';
import type { Queryable } from '../../platform/db/database';
import { PAY_INSTRUCTIONS } from '../../wallet/messages.es';
import { qrImage } from '../../wallet/deposits/qrImage';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';

const QrLine = z
  .object({
    qr: z.int().describe('The number of the code.'),
    provider: z.enum(['yape', 'plin']).describe('The payment app whose code it is.'),
    holder: z.string().describe('Whose name the player’s app shows.'),
    phone_masked: z.string().describe('The business account’s phone, its last digits alone readable.'),
    instructions: z.array(z.string()).describe('Steps for the player, in Spanish.'),
    image_bytes: z.int().describe('How long the picture’s data address is, in characters.'),
    active: z.boolean().describe('Players pay it now; false: another took its place.'),
    created_at: z.string().describe('When it was put up. ISO-8601 instant in UTC.'),
  })
  .meta({ id: 'DeskQr', description: 'A code that players pay, or paid before.' });
type QrLine = z.infer<typeof QrLine>;

async function qrLines(q: Queryable, id?: number): Promise<QrLine[]> {
  const rows = await q
    .selectFrom('qr')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id: qr, image, ...row }) => ({ qr, image_bytes: image.length, ...row }));
}

const print = (lines: readonly QrLine[]) =>
  lines.length === 0
    ? 'No codes to pay: players cannot top up. Add one with: qr set.'
    : table(
        ['qr', 'provider', 'holder', 'phone', 'since', 'state'],
        lines.map((c) => [c.qr, c.provider, c.holder, c.phone_masked, c.created_at, c.active ? 'in use' : 'replaced']),
      );

/** The codes that players pay, and those they paid before. */
export const qrList = command({
  name: 'qr list',
  summary: 'the codes that players pay',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/qr/', role: 'tesorero', result: z.array(QrLine) },
  run: ({ db }) => qrLines(db.fresh),
  print,
});

/** Puts a provider's code in place of the one before it. */
export const qrSet = command({
  name: 'qr set',
  summary: 'put a code in place of the one before; export it from the business account’s own app',
  args: z.object({
    provider: z.enum(['yape', 'plin']).describe('whose code'),
    image: z.string().min(8).max(400_000).meta({ place: 'bytes' }).describe('its picture, PNG or SVG'),
    holder: z.string().trim().min(3).max(80).describe('whose name the player’s app shows'),
    phone: z
      .string()
      .regex(/^9\d{8}$/, 'a mobile number has 9 digits and begins with 9')
      .describe('its number'),
    instructions: z.string().max(600).optional().describe('steps in Spanish, parted by |; the usual ones unless given'),
  }),
  ops: { method: 'POST', path: 'ops/qr/', role: 'tesorero', result: QrLine, mostBytes: 450_000 },
  run: ({ audited }, { provider, image, holder, phone, instructions }) =>
    audited(async (tx) => {
      const address = qrImage(image);
      if (!address)
        throw new CommandError('The picture is neither a PNG nor a plain SVG of at most 256 KiB, in base64.');
      const [before] = (await qrLines(tx)).filter((line) => line.provider === provider && line.active);
      await tx.updateTable('qr').set({ active: false }).where('provider', '=', provider).execute();
      const steps = instructions?.split('|').map((step) => step.trim()) ?? PAY_INSTRUCTIONS[provider];
      const { id } = await tx
        .insertInto('qr')
        .values({ provider, image: address, holder, phone_masked: `••• ••• ${phone.slice(-3)}`, instructions: steps })
        .returning('id')
        .executeTakeFirstOrThrow();
      const [after] = await qrLines(tx, id);
      return { result: after!, target: `qr:${id}`, before, after };
    }),
  print: (line) => print([line]),
});
