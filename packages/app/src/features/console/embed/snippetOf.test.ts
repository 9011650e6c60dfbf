import { describe, expect, it } from 'vitest';
import { pictureSnippetOf, snippetOf, type Wanted } from './snippetOf';

const wanted: Wanted = {
  site: 'https://play.example',
  key: 'pk_DiarioDePruebas0000AAA',
  widget: 'prediccion-panel',
  room: { kind: 'predi', id: 7, name: 'Clásicos' },
  mode: 'auto',
  theme: null,
};

describe('the code for a partner’s page', () => {
  it('is the script and the tag, with a link to the room inside', () => {
    expect(snippetOf(wanted))
      .toBe(`<script src="https://play.example/embed/v1/loader.js" data-key="pk_DiarioDePruebas0000AAA" async></script>
<arma11-prediccion-panel predi="7"><a href="https://play.example/predi/sala/7">Clásicos</a></arma11-prediccion-panel>`);
  });

  it('names the kind of room of a card', () => {
    const room = { kind: 'compe' as const, id: 12, name: 'Fecha 3' };
    expect(snippetOf({ ...wanted, widget: 'room-card', room })).toContain(
      '<arma11-room-card kind="compe" sala="12"><a href="https://play.example/compe/sala/12">Fecha 3</a>',
    );
  });

  it.each(['ranking', 'reactions'] as const)('names the room of %s and its kind', (widget) => {
    expect(snippetOf({ ...wanted, widget })).toContain(
      `<arma11-${widget} kind="predi" sala="7"><a href="https://play.example/predi/sala/7">Clásicos</a></arma11-${widget}>`,
    );
  });

  it('needs no room for the player’s own', () => {
    expect(snippetOf({ ...wanted, widget: 'wallet-badge', room: null })).toContain(
      '<arma11-wallet-badge><a href="https://play.example/">Arma Tu 11</a></arma11-wallet-badge>',
    );
  });

  it('has the scheme where it is not the device’s, and the theme where there is one', () => {
    const code = snippetOf({ ...wanted, mode: 'light', theme: { colorAccent: '#00aa77' } });
    expect(code).toContain(' data-mode="light" async>');
    expect(code).toContain('{ variables: {"colorAccent":"#00aa77"} }');
  });

  it('lets no name of a room out of its text', () => {
    const room = { kind: 'predi' as const, id: 7, name: '</a><script>alert(1)</script>' };
    expect(snippetOf({ ...wanted, room })).not.toContain('<script>alert');
  });
});

describe('the code for a newsletter', () => {
  it('is the picture of the room with a link to it, and says in words which room it is', () => {
    const room = { kind: 'compe' as const, id: 12, name: 'Los "cracks" <3' };
    expect(pictureSnippetOf({ site: 'https://play.example', room })).toBe(`<a href="https://play.example/compe/sala/12">
  <img src="https://play.example/services/plus/share/compe/12.png" width="600" height="315" style="max-width: 100%; height: auto" alt="Los &quot;cracks&quot; &lt;3: sala de Arma Tu 11">
</a>`);
  });
});
