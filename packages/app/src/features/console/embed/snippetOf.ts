/** What a partner wants in its page. */
export interface Wanted {
  /** Where the game is, without a slash at the end. */
  site: string;
  key: string;
  widget: Widget;
  /** The room, for widgets of a room. */
  room: Room | null;
  mode: 'auto' | 'light' | 'dark';
  /** The partner's own tokens; null: ours. */
  theme: Readonly<Record<string, string>> | null;
}

export type Widget = 'prediccion-panel' | 'room-card' | 'ranking' | 'reactions' | 'wallet-badge' | 'quest-bar';

export interface Room {
  kind: 'predi' | 'compe';
  id: number;
  name: string;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function attributesOf({ widget, room }: Wanted): string {
  if (!room) return '';
  if (widget === 'prediccion-panel') return ` predi="${room.id}"`;
  return ` kind="${room.kind}" sala="${room.id}"`;
}

function linkOf({ site, room }: Wanted): string {
  const path = room ? `/${room.kind}/sala/${room.id}` : '/';
  return `<a href="${site}${path}">${escape(room ? room.name : 'Arma Tu 11')}</a>`;
}

// The script may run before or after this one (docs/embed.md).
const themeScript = (theme: Readonly<Record<string, string>>) =>
  `<script>
  const start = () => window.Arma11.init({ appearance: { variables: ${JSON.stringify(theme).replaceAll('<', '\\u003c')} } });
  if (window.Arma11) start();
  else document.querySelector('script[data-key]').addEventListener('load', start);
</script>
`;

/** The code for the partner's page: the script, its theme, the tag. */
export function snippetOf(wanted: Wanted): string {
  const { site, key, widget, mode, theme } = wanted;
  const modeOf = mode === 'auto' ? '' : ` data-mode="${mode}"`;
  return `<script src="${site}/embed/v1/loader.js" data-key="${key}"${modeOf} async></script>
${theme ? themeScript(theme) : ''}<arma11-${widget}${attributesOf(wanted)}>${linkOf(wanted)}</arma11-${widget}>`;
}

/** The code for a newsletter, AMP and pages without scripts: the room's picture, with a link to it (docs/frames.md). */
export function pictureSnippetOf({ site, room }: Pick<Wanted, 'site'> & { room: Room }): string {
  const { kind, id, name } = room;
  return `<a href="${site}/${kind}/sala/${id}">
  <img src="${site}/services/plus/share/${kind}/${id}.png" width="600" height="315" style="max-width: 100%; height: auto" alt="${escape(name)}: sala de Arma Tu 11">
</a>`;
}
