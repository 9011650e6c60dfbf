import type { Arma11Error } from '@arma11/core';
import type { Locale } from '../../messages/language';
import type { SpokenMessages } from '../../messages/spoken.es';
import { countdown, formatTime, limaZone } from '@arma11/core/domain';
import type { CountdownWords, Moment } from '@arma11/core/rules';

/** What a language says of what comes from the server, or from the client in Spanish. */
export interface SpokenWords extends CountdownWords {
  locale: Locale;
  /** Our Spanish texts with a meaning of their own, word for word. */
  texts: Readonly<Record<string, string>>;
  /** The refusals of the server by their code, where one sentence fits all of that code. */
  refusals: Readonly<Record<string, string>>;
  /** How a day is written in a row or on a card. */
  shortDay: Intl.DateTimeFormatOptions;
  /** 'Jornada 12'. */
  jornada: (jornada: string) => string;
  /** '1.º', '4.º a 6.º'. */
  places: (from: number, to: number) => string;
  /** 'Rojas figura como Lesionado.' */
  listedAs: (player: string, condition: string) => string;
}

/** Dates and figures by `Intl`, and the rest by the words of a language. Hours are those of the game: 24 of them, in Lima. */
export function spokenIn(words: SpokenWords): SpokenMessages {
  const { locale, texts, refusals } = words;
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const fromServer = (text: string) => texts[text] ?? withFacts(text, words) ?? text;
  return {
    time: formatTime,
    shortDay: inLima(locale, words.shortDay),
    weekday: inLima(locale, { weekday: 'short' }),
    timeLeft: (msLeft, date) => countdown(msLeft, date, words),
    oneDecimal: (value) => figures.format(value),
    fromServer,
    failure: (error) => refusals[(error as Partial<Arma11Error>).serverCode ?? ''] ?? fromServer(error.message),
  };
}

function inLima(locale: Locale, options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone: limaZone, ...options });
  return (moment) => formatter.format(new Date(moment));
}

/** The Spanish texts that have a name or a figure in them. */
function withFacts(text: string, { jornada, places, listedAs, texts }: SpokenWords): string | undefined {
  const [, number] = /^Jornada (\d+)$/.exec(text) ?? [];
  if (number) return jornada(number);
  const [, from, to = from] = /^(\d+)\.º(?: a (\d+)\.º)?$/.exec(text) ?? [];
  if (from) return places(Number(from), Number(to));
  const [, player, condition = ''] = /^(.+) figura como (.+)\.$/.exec(text) ?? [];
  const known = texts[condition.charAt(0).toUpperCase() + condition.slice(1)];
  return player && listedAs(player, (known ?? condition).toLowerCase());
}
