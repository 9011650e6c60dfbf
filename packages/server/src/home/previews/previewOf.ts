import { formatAccessCode, normaliseAccessCode } from '@arma11/core/domain';
import { publicProfile } from '../../players/accounts/publicProfile';
import { findByCode } from '../../rooms/codes/findByCode';
import type { Db } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { generalPreview } from './generalPreview';
import type { Preview } from './Preview';
import { codedRoomPreview, publicRoomPreview } from './roomPreview';

// What fetches a link to draw it in a chat or a feed, and search engines. Apps that open pages for people are not here.
const READERS =
  /facebookexternalhit|facebookcatalog|whatsapp\/|twitterbot|telegrambot|slackbot|slack-imgproxy|discordbot|linkedinbot|redditbot|pinterestbot|skypeuripreview|mastodon|cardyb|embedly|iframely|applebot|googlebot|google-inspectiontool|bingbot|duckduckbot/i;

/**
 * Whether a request comes from a program that draws links. Only these are told of rooms and players: a person's page is
 * answered without asking the database, and never spends a try of the code that its own call then looks up.
 */
export const readsPreviews = (userAgent: string | undefined): boolean => READERS.test(userAgent ?? '');

/** An address that is about to be drawn, and who draws it. */
export interface PreviewRequest {
  /** The decoded path and what follows it. */
  path: string;
  query: URLSearchParams;
  /** Who asks, for the limit on wrong codes. */
  ip: string;
  /** A program that draws links (readsPreviews): anybody else is told nothing that must be looked up. */
  reader: boolean;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/**
 * What a shared link says of itself. A code that opens nothing, a private room and a name that nobody has say what every
 * address of their kind says; a wrong code is counted like any other try.
 */
export async function previewOf(db: Db, { path: asked, query, ip, reader }: PreviewRequest): Promise<Preview> {
  const path = withoutSlash(asked);
  const general = withCode(generalPreview(path, query), query);
  if (!reader) return general;
  try {
    return await lookedUp(db, { path, code: codeOf(query), ip, general });
  } catch (error) {
    if (error instanceof Refusal) return general;
    throw error;
  }
}

interface Lookup {
  path: string;
  code: string | null;
  ip: string;
  general: Preview;
}

async function lookedUp(db: Db, { path, code, ip, general }: Lookup): Promise<Preview> {
  const invited = path === '/compe/sala/join' ? 'compe' : path === '/predi/sala-join' ? 'predi' : null;
  if (invited && code) {
    const { roomId } = await findByCode(db, { code, userId: null, ip, kind: invited });
    return codedRoomPreview(db.fresh, roomId, general);
  }
  const [, kind, number] = /^\/(compe|predi)\/sala\/(\d{1,10})$/.exec(path) ?? [];
  if (kind) return publicRoomPreview(db.fresh, { kind: kind as 'compe' | 'predi', id: Number(number), general });
  const name = /^\/users\/profile\/([^/]{1,60})$/.exec(path)?.[1];
  return name && name !== 'verify-user' ? playerPreview(db, name, general) : general;
}

async function playerPreview(db: Db, name: string, general: Preview): Promise<Preview> {
  const { username, keyusername, rango, stats, club } = await publicProfile(db.fresh, name);
  const facts = [
    rango.name,
    club && `hincha de ${club.name}`,
    count(stats.salas, 'sala'),
    count(stats.podios, 'podio'),
  ];
  const path = `/users/profile/${encodeURIComponent(keyusername)}`;
  return { ...general, title: `${username} en Arma Tu 11`, description: facts.filter(Boolean).join(' · '), path };
}

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

const codeOf = (query: URLSearchParams) => normaliseAccessCode(query.get('code') ?? '');

/** The code stays in the address, right or wrong, so that both answers have one shape. */
function withCode(general: Preview, query: URLSearchParams): Preview {
  const code = codeOf(query);
  if (code === null || !/join\/?$/.test(general.path)) return general;
  const predi = /^[1-9]\d{0,9}$/.exec(query.get('predi') ?? '')?.[0];
  const room = predi && general.path.startsWith('/predi/') ? `&predi=${predi}` : '';
  return { ...general, path: `${general.path}?code=${formatAccessCode(code)}${room}` };
}
