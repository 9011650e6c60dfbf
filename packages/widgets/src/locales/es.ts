import type { Language } from '../messages/language';
import { moneyIn } from './intl/moneyIn';
import { spoken } from './es/spoken';

const signIn = 'Iniciar sesión';

/**
 * The widgets in Spanish as it is understood everywhere: the words of Peru, but for those that only Peru says, and figures
 * and dates as in Spain.
 * @example
 * <Arma11Provider publishableKey="pk_…" baseUrl="https://play.example" locale={es}>
 *   <PrediccionPanel prediId={42} />
 * </Arma11Provider>
 */
export const es: Language = {
  locale: 'es',
  messages: {
    lineup: {
      ...spoken,
      lastPoints: (points) => `última jornada: ${points}`,
      hour: (hour) => `${hour} h`,
      signedOut: 'Inicia sesión para armar tu equipo.',
      signIn,
    },
    predi: { ...spoken, signedOut: 'Inicia sesión para ver y jugar esta sala.', signIn },
    clutch: spoken,
    longTerm: spoken,
    roomCard: {
      ...spoken,
      pot: 'Bote',
      modeHelp: {
        garantizado: 'El premio se paga completo aunque la sala no se llene.',
        proporcional: 'El bote y los premios se ajustan a cuántos juegan.',
        completo: 'Si la sala no se llena, se cancela y te devolvemos todo.',
      },
      seats: 'plazas',
      seatsLabel: (taken, of) => `${taken} de ${of} plazas`,
      signedOut: 'Inicia sesión para ver esta sala.',
      signIn,
      confirmPot: 'Bote ahora',
      commissionHelp: 'Ya está descontada del bote.',
    },
    wallet: { signIn },
    quest: { ...spoken, signedOut: 'Inicia sesión y cumple tu misión de la semana', signIn },
    ranking: { ...spoken, signedOut: 'Inicia sesión para ver la tabla de esta sala.', signIn },
    reactions: { ...spoken, signedOut: 'Inicia sesión para reaccionar.', signIn },
    signIn: { openLink: 'Abrir para iniciar sesión' },
    money: moneyIn('es'),
  },
};
