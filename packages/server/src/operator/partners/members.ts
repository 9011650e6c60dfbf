import { z } from 'zod';
import { invite, membersOf } from '../../partners/members/members';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';

const partner = wholeNumber(1, 2_147_483_647).describe('the partner');

/** Makes a link that lets whoever opens it, signed in as a player, work for a partner in its console. */
const partnerInvite = command({
  name: 'partner invite',
  summary: 'make a link to a partner’s console, for one person, good for seven days',
  args: z.object({ partner }),
  positional: ['partner'],
  run: ({ audited, deps }, args) =>
    audited(async (tx) => {
      const row = await tx
        .selectFrom('partner')
        .select(['closed_at', 'test_of'])
        .where('id', '=', args.partner)
        .executeTakeFirst();
      if (!row) throw new CommandError(`There is no partner ${args.partner}. See: partner list.`);
      if (row.test_of)
        throw new CommandError(`${args.partner} is the test mode of partner ${row.test_of}: invite to that one.`);
      if (row.closed_at) throw new CommandError(`Partner ${args.partner} is closed.`);
      const link = `${deps.publicUrl}/partners/console?invitacion=${await invite(tx, deps, args.partner)}`;
      return { result: { partner: args.partner, link }, target: `partner:${args.partner}`, after: { invited: true } };
    }),
  print: ({ link }) => `${link}\nFor one person, within seven days. They sign in with an account of the game.`,
});

/** Who works for a partner. */
const partnerMembers = command({
  name: 'partner members',
  summary: 'who works for a partner in its console',
  args: z.object({ partner }),
  positional: ['partner'],
  run: ({ db }, args) => membersOf(db.fresh, args.partner),
  print: (members) =>
    members.length === 0
      ? 'Nobody. See: partner invite.'
      : table(
          ['user', 'name', 'since'],
          members.map((m) => [m.user, m.username, m.created_at]),
        ),
});

/** Ends somebody's work for a partner: its console is closed to them at once. */
const partnerMemberRemove = command({
  name: 'partner member-remove',
  summary: 'end somebody’s work for a partner',
  args: z.object({ partner, user: wholeNumber(1, 2_147_483_647).describe('the person, by number') }),
  run: ({ audited }, args) =>
    audited(async (tx) => {
      const before = (await membersOf(tx, args.partner)).find(({ user }) => user === args.user);
      if (!before)
        throw new CommandError(`User ${args.user} does not work for partner ${args.partner}. See: partner members.`);
      await tx
        .deleteFrom('partner_member')
        .where('partner_id', '=', args.partner)
        .where('user_id', '=', args.user)
        .execute();
      return { result: before, target: `partner:${args.partner}`, before };
    }),
  print: ({ username }) => `${username} is out.`,
});

/** Everything an operator can do about who works for a partner. */
export const memberCommands = [partnerInvite, partnerMembers, partnerMemberRemove];
