import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { command, CommandError } from '../definition/command';
import { dataAddress } from '../../wallet/dataAddress';
import { depositLines, printDeposits } from './depositLine';
import { RowId } from './moneyArguments';

const result = deskModels.DeskDepositShown;

/** One top-up with the picture of its payment. */
export const depositShow = command({
  name: 'deposit show',
  summary: 'one top-up; with --json its picture too',
  positional: ['deposit'],
  args: z.object({ deposit: RowId.describe('the top-up') }),
  ops: { method: 'GET', path: 'ops/deposits/{deposit}/', role: 'tesorero', result },
  run: async ({ db }, { deposit }) => {
    const [line] = await depositLines(db.read, sql`where d.id = ${deposit}`);
    if (!line) throw new CommandError(`There is no top-up ${deposit}. List them with: deposit list --state all.`);
    const { image, image_type } = await db.read
      .selectFrom('deposit')
      .select(['image', 'image_type'])
      .where('id', '=', deposit)
      .executeTakeFirstOrThrow();
    return { ...line, image: image && image_type ? dataAddress(image_type, image) : null };
  },
  print: (line) => printDeposits([line]),
});
