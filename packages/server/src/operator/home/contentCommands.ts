import { sql } from 'kysely';
import { z } from 'zod';
import { contentHtml } from '../../home/contentHtml';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';

const Slug = z.string().regex(/^[a-z0-9-]{1,60}$/, 'a text is named with a-z, 0-9 and "-", such as landing');
const Head = z
  .object({
    slug: z.string().describe('Its name, such as `landing`.'),
    title: z.string().describe('Its title.'),
    updated_at: z.string().describe('When it was last written. ISO-8601 instant in UTC.'),
  })
  .meta({ id: 'DeskTextHead', description: 'A text of the site in a list.' });
const Entry = Head.extend({ html: z.string().describe('The text, as the HTML that is allowed.') }).meta({
  id: 'DeskText',
  description: 'A text of the site.',
});
const Written = Entry.extend({
  changed: z.boolean().describe('It was tidied, or something that is not allowed was left out.'),
}).meta({ id: 'DeskTextWritten', description: 'A text of the site as it was written.' });

const setArgs = z.object({
  slug: Slug.describe('its name: landing is on the first page'),
  title: z.string().trim().min(1).max(120).describe('its title'),
  html: z.string().min(1).max(50_000).meta({ place: 'file' }).describe('a file with its HTML'),
});

/** Writes a text of the content service. What is not allowed in it is left out, and the answer says whether any was. */
export const contentSet = command({
  name: 'content set',
  summary: 'write a text of the site, such as the landing page’s',
  args: setArgs,
  positional: ['slug'],
  ops: {
    method: 'PUT',
    path: 'ops/content/{slug}/',
    role: 'operador',
    result: Written,
  },
  run: ({ audited }, { slug, title, html: given }) =>
    audited(async (tx) => {
      const html = contentHtml(given);
      if (html === '') throw new CommandError('Nothing is left of that text once what is not allowed is taken out.');
      const before = await tx.selectFrom('content_entry').selectAll().where('slug', '=', slug).executeTakeFirst();
      const { rows } = await sql<{ updated_at: string }>`
        insert into content_entry (slug, title, html) values (${slug}, ${title}, ${html})
        on conflict (slug) do update set title = excluded.title, html = excluded.html, updated_at = app_now()
        returning updated_at`.execute(tx);
      const entry = { slug, title, html, updated_at: rows[0]!.updated_at };
      const result = { ...entry, changed: html !== given.trim() };
      return { result, target: `content:${slug}`, before, after: entry };
    }),
  print: ({ slug, changed }) =>
    `Text ${slug} is written.${changed ? ' It was tidied, or something in it is not allowed: see content get.' : ''}`,
});

/** A text as it is kept. */
export const contentGet = command({
  name: 'content get',
  summary: 'read a text of the site as it is kept',
  args: z.object({ slug: Slug.describe('its name') }),
  positional: ['slug'],
  ops: { method: 'GET', path: 'ops/content/{slug}/', role: 'operador', result: Entry },
  run: async ({ db }, { slug }): Promise<z.infer<typeof Entry>> => {
    const entry = await db.fresh.selectFrom('content_entry').selectAll().where('slug', '=', slug).executeTakeFirst();
    if (!entry) throw new CommandError(`There is no text ${slug}. List them with: content list.`);
    return entry;
  },
  print: ({ html }) => html,
});

/** The texts of the site. */
export const contentList = command({
  name: 'content list',
  summary: 'the texts of the site',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/content/', role: 'operador', result: z.array(Head) },
  run: ({ db }): Promise<z.infer<typeof Head>[]> =>
    db.fresh.selectFrom('content_entry').select(['slug', 'title', 'updated_at']).orderBy('slug').execute(),
  print: (entries) =>
    entries.length === 0
      ? 'No texts.'
      : table(
          ['name', 'title', 'written'],
          entries.map((e) => [e.slug, e.title, e.updated_at]),
        ),
});
