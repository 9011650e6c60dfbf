import { z } from 'zod';
import { command } from '../definition/command';
import { table } from '../definition/table';
import { PartnerLine, partnerColumns } from './partnerLine';

/** The sites that embed our widgets. */
export const partnerList = command({
  name: 'partner list',
  summary: 'the sites that embed our widgets',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/partners/', role: 'admin', result: z.array(PartnerLine) },
  run: ({ db }) => db.read.selectFrom('partner').select(partnerColumns).orderBy('id').execute(),
  print: (partners) =>
    partners.length === 0
      ? 'No partners.'
      : table(
          ['partner', 'name', 'key', 'origins', ''],
          partners.map((p) => [p.partner, p.name, p.key, p.origins.join('\n'), p.closed_at ? 'closed' : '']),
        ),
});
