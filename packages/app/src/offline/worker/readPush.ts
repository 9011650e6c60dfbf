/** A notice as the server sends it to a device. */
interface PushedNotice {
  title: string;
  body: string;
  /** A path of the app. */
  link: string;
  /** The same notice again replaces the one that is shown. */
  tag: string;
}

/** Where a notice without a page of its own leads. */
const NOTICES = '/play';

/** Reads what the server sent. A browser shows something of its own where we show nothing, so anything is a notice. */
export function readPush(text = ''): PushedNotice {
  const sent = parse(text);
  return {
    title: sent.title ?? 'Arma Tu 11',
    body: sent.body ?? 'Tienes un aviso nuevo.',
    // A path of ours, never another site: '//' would begin one.
    link: /^\/(?!\/)/.test(sent.link ?? '') ? sent.link! : NOTICES,
    tag: sent.tag ?? 'aviso',
  };
}

function parse(text: string): Partial<Record<keyof PushedNotice, string | null>> {
  try {
    return (JSON.parse(text) as Partial<PushedNotice> | null) ?? {};
  } catch {
    return {};
  }
}
