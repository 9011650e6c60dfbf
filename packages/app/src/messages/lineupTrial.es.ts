import { inLanguage } from './language/inLanguage';

const named = (names: readonly string[]) => names.join(', ');

/** Making an eleven before there is an account, and what becomes of it then. */
export const lineupTrialEs = /* @__PURE__ */ inLanguage('lineupTrial', {
  change: 'Cambiar mi once',
  waitingOutside: 'Tu once te espera',
  lead: 'Arma tu once. Se queda en tu celular hasta que la sala cierre; para que juegue, crea tu cuenta y entra a la sala.',
  team: 'Tu once',
  enter: 'Regístrate y entra con este once',
  unkept: 'Tu navegador no guarda nada en este celular: crea tu cuenta antes de armar tu once.',
  notHere: 'Esta sala no se prueba sin cuenta. Elige otra en el inicio.',
  shut: 'Esta sala ya no recibe equipos. Elige otra en el inicio.',
  noPlayers: 'Los clubes de esta jornada aún no tienen jugadores suficientes. Vuelve más tarde o elige otra sala.',
  refused: 'Ese cambio no va en esta sala. Elige a otro.',
  replaced: (gone: readonly string[], came: readonly string[]) =>
    gone.length === 1
      ? `${gone[0]} ya no juega esta jornada: entró ${named(came)}.`
      : `${named(gone)} ya no juegan esta jornada: entraron ${named(came)}.`,
  saved: 'Tu once ya está en la sala.',
  had: 'En esta sala ya tenías un once tuyo: queda como estaba.',
  unsent: 'No pudimos guardar tu once: sigue en tu celular. Vuelve a abrir la sala para intentarlo otra vez.',
  unfilled:
    'A tu once le faltan jugadores que ya no juegan esta jornada. Sigue en tu celular; juega con el que te tocó.',
  waiting: 'Tu once sigue en tu celular. Entra a la sala y lo guardamos.',
  full: 'La sala se llenó. Tu once se queda en tu celular hasta que cierre, por si alguien sale: mientras, elige otra.',
  cancelled: 'La sala se canceló y tu once no cuenta. Elige otra.',
  late: 'La sala cerró antes de que entraras y el once de tu celular no cuenta.',
});
