import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as art from '../../packages/core/src/art/index';
import { CARD_NAMES, cardPage } from './cardPage.mjs';

const drawn = JSON.parse(readFileSync(new URL('cards.json', import.meta.url), 'utf8'));

it.each(CARD_NAMES)(
  'the picture beside a shared link is what its page draws today (else: npm run refresh): %s',
  (name) => {
    const file = readFileSync(new URL(`../../packages/app/public/share/${name}.png`, import.meta.url));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    // Chats leave out pictures that are heavier.
    expect(file.length).toBeLessThan(300_000);
    expect(drawn[name]).toBe(createHash('sha256').update(cardPage(name, art)).digest('hex'));
  },
);
