import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '../definition/command';

const Resumed = z
  .object({
    at: z
      .string()
      .describe('What was sent before it no longer counts against those that are sent now. ISO-8601 instant in UTC.'),
  })
  .meta({ id: 'DeskSmsResumed' });

/** Sends codes again after they stopped because too few came back (security §5.6). */
export const smsResume = command({
  name: 'sms resume',
  summary: 'send codes again after they stopped because too few came back',
  args: z.object({ reason: z.string().trim().min(3).max(500).describe('why; it is kept') }),
  ops: { method: 'POST', path: 'ops/sms/resume/', role: 'operador', result: Resumed },
  run: ({ audited }, { reason }) =>
    audited(async (tx) => {
      const { rows } = await sql<{ at: string }>`
        insert into setting (key, value) values ('sms-resumed', jsonb_build_object('at', app_now()))
        on conflict (key) do update set value = excluded.value returning app_now() as at`.execute(tx);
      return { result: rows[0]!, target: 'sms', after: rows[0], reason };
    }),
  print: ({ at }) => `Codes are sent again; what was sent before ${at} no longer counts against them.`,
});
