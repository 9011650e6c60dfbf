import { describe, expect, it } from 'vitest';
import { svgNode } from './svgNode';
import { toMarkup } from './toMarkup';

const dot = svgNode('svg', { viewBox: '0 0 12 6' }, svgNode('text', { x: 1 }, 'a < b & "c"'));

describe('a drawing as a file', () => {
  it('escapes what a club may be called', () => {
    expect(toMarkup(dot, { title: '<script>"Ñandú" & hijos' })).toContain(
      '<title>&lt;script&gt;&quot;Ñandú&quot; &amp; hijos</title>',
    );
    expect(toMarkup(dot)).toContain('a &lt; b &amp; &quot;c&quot;');
  });

  it('takes its size from the drawing unless one is asked', () => {
    expect(toMarkup(dot)).toContain('width="12" height="6"');
    expect(toMarkup(dot, { size: [24, 24] })).toContain('width="24" height="24"');
  });

  it('is an image with a name only when it has a title', () => {
    expect(toMarkup(dot)).not.toContain('role=');
    expect(toMarkup(dot, { title: 'Escudo' })).toContain('role="img"');
  });
});
