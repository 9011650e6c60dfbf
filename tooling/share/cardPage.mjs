// The picture beside a shared link, 1200×630, as a page that Chromium photographs (drawCards.mjs).

const NIGHT = {
  ground: '#0c1512',
  raised: '#14211c',
  text: '#f2f6ee',
  muted: '#a9b8ae',
  accent: '#c8f31d',
  ink: '#10170a',
};

const KITS = [
  { pattern: 'sash', primary: '#f2f6ee', secondary: '#c3271c', trim: '#12201a' },
  { pattern: 'stripes', primary: '#123a7a', secondary: '#f2f6ee', trim: '#ffc53d' },
  { pattern: 'plain', primary: '#ffc53d', secondary: '#12201a', trim: '#12201a' },
  { pattern: 'halves', primary: '#7a1230', secondary: '#f2f6ee', trim: '#f2f6ee' },
  { pattern: 'hoops', primary: '#0d6b3a', secondary: '#f2f6ee', trim: '#f2f6ee' },
];

const style = `
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; overflow: hidden; background: ${NIGHT.ground}; color: ${NIGHT.text}; font: 500 34px Barlow }
  .sky, .sky svg { position: absolute; inset: 0 0 auto; width: 1200px; height: 634px; opacity: .55 }
  main { position: absolute; left: 72px; top: 96px; width: 520px }
  h1 { font: 700 168px/.86 'Barlow Condensed'; letter-spacing: -.01em }
  h1 b { color: ${NIGHT.accent} }
  p { margin-top: 36px; color: ${NIGHT.text}; line-height: 1.3 }
  .side { position: absolute; right: 0; top: 0; width: 600px; height: 630px }
  .pitch { position: absolute; right: 36px; top: 26px; width: 560px; height: 604px; overflow: hidden; border-radius: 20px 20px 0 0 }
  .pitch > svg { position: absolute; left: 0; top: -78px; width: 560px; height: 700px }
  .pitch i { position: absolute; transform: translate(-50%, -50%) }
  .pitch i svg { display: block; width: 100%; height: auto }
  .board { position: absolute; right: 72px; top: 128px; width: 500px; padding: 40px; border-radius: 24px; background: ${NIGHT.raised}; text-align: center }
  .teams { display: flex; justify-content: space-between; align-items: center; font: 700 92px/1 'Barlow Condensed' }
  .keys { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; margin-top: 36px; font: 600 34px/1.1 'Barlow Condensed' }
  .keys span { padding: 22px 0; border: 2px solid #6f867b; border-radius: 12px }
  .keys small { display: block; margin-top: 6px; font: 500 25px Barlow; color: ${NIGHT.muted} }
  .keys .on { border-color: ${NIGHT.accent}; background: ${NIGHT.accent}; color: ${NIGHT.ink} }
  .keys .on small { color: inherit }
`;

const head = (line) => `<main><h1>Arma<br>tu <b>11</b></h1><p>${line}</p></main>`;

function eleven({ pitchArt, pitchPlaces, shirtArt, toMarkup }) {
  const shirts = pitchPlaces('433').places.map(({ slot, x, y, size }) => {
    const kit = KITS[(slot * 2) % KITS.length];
    const place = `left:${(x * 5.6).toFixed(1)}px;top:${(y * 7 - 78).toFixed(1)}px;width:${(size * 1.5).toFixed(1)}px`;
    return `<i style="${place}">${toMarkup(shirtArt(kit, { number: slot + 1 }), { idPrefix: `s${slot}-` })}</i>`;
  });
  return `<div class="pitch">${toMarkup(pitchArt(), { idPrefix: 'p-' }).replace('<svg', '<svg preserveAspectRatio="none"')}${shirts.join('')}</div>`;
}

function scoreboard({ crestArt, toMarkup }) {
  const crest = (index) => toMarkup(crestArt(KITS[index], index + 3), { idPrefix: `c${index}-`, size: [132, 132] });
  const key = (name, pts, on = '') => `<span class="${on}">${name}<small>+${pts} pts</small></span>`;
  const keys = key('Local', 3) + key('Empate', 4, 'on') + key('Visita', 3);
  return `<div class="board"><div class="teams">${crest(0)}<span>2–2</span>${crest(3)}</div><div class="keys">${keys}</div></div>`;
}

const CARDS = {
  once: (art) => head('Demuestra cuánto sabes.<br>Arma tu once y compite.') + eleven(art),
  predi: (art) => head('Predice los partidos<br>y compite con tus amigos.') + scoreboard(art),
};

/** The cards by their names. */
export const CARD_NAMES = Object.keys(CARDS);

/** A card as a page; `art` is the drawings of core, `fonts` the rules that bring the typefaces. */
export function cardPage(name, art, fonts = '') {
  const sky = art.toMarkup(art.nightArt({ crowd: name !== 'once' }), { idPrefix: 'n-' });
  return `<!doctype html><style>${fonts}${style}</style><div class="sky">${sky}</div>${CARDS[name](art)}`;
}
