import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICONS, readIcon, recorded, sizeOf, sourceHash } from './icons.mjs';

const manifest = JSON.parse(
  readFileSync(new URL('../../packages/app/public/app.webmanifest', import.meta.url), 'utf8'),
);

describe('the pictures of the installed app', () => {
  it('were drawn from the icon as it is now (else: npm run refresh)', () => {
    expect(recorded()).toEqual({ source: sourceHash() });
  });

  it.each(ICONS)('$name has the size that is told of it', (icon) => {
    expect(sizeOf(readIcon(icon))).toEqual({ width: icon.side, height: icon.side });
  });

  it('are named by the manifest, a maskable one among them', () => {
    const named = manifest.icons.map(({ src, sizes }) => `${src} ${sizes}`);
    expect(named).toEqual(
      expect.arrayContaining(['/icons/192.png 192x192', '/icons/512.png 512x512', '/icons/maskable-512.png 512x512']),
    );
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});
