import { inLanguage } from './language/inLanguage';

const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`);

/** What a head-to-head says: the player against another one of the room. */
export const rivalsEs = /* @__PURE__ */ inLanguage('rivals', {
  title: 'Frente a frente',
  open: (name: string) => `Ver frente a ${name}`,
  back: 'Ranking',
  opens: {
    compe: 'Los onces de los demás se abren cuando cierre la sala. Hasta entonces cada jugada es secreta.',
    predi: 'Las respuestas de los demás se abren cuando cierra cada partido. Hasta entonces cada jugada es secreta.',
  },
  tap: {
    compe: 'Toca a un jugador y mira su once frente al tuyo.',
    predi: 'Toca a un jugador y mira sus respuestas frente a las tuyas.',
  },
  you: 'Tú',
  points: 'puntos',
  place: (position: number) => `Puesto ${position}`,
  behind: (count: number) => (count === 1 ? 'Te falta 1 punto' : `Te faltan ${points(count)}`),
  ahead: (count: number) => `Le llevas ${points(count)}`,
  level: 'Van igual',
  profile: (name: string) => `Ver el perfil de ${name}`,
  chance: {
    title: '¿Quién gana?',
    win: 'Ganas tú',
    tie: 'Empatan',
    lose: (name: string) => `${name} te gana`,
    percent: (value: number) => `${value}\u00a0%`,
    how: (matches: number) =>
      matches === 1
        ? 'Jugamos 1000 veces el partido que falta y contamos. Es una cuenta, no una promesa.'
        : `Jugamos 1000 veces los ${matches} partidos que faltan y contamos. Es una cuenta, no una promesa.`,
    over: 'Ya se jugó todo.',
  },
  needs: {
    title: 'Qué necesito',
    hold: 'Qué me pueden hacer',
    none: 'Nada de lo que falta los separa: tienen lo mismo.',
    goal: (name: string) => `Gol de ${name}`,
    cleanSheet: (name: string) => `Valla invicta de ${name}`,
    win: (name: string) => `Gana el equipo de ${name}`,
    answer: (question: string, answer: string) => `${question} ${answer}`,
    mine: (count: number) => `+${count} para ti`,
    theirs: (count: number, name: string) => `+${count} para ${name}`,
    youPass: 'Con eso pasas',
    theyPass: 'Con eso te pasa',
    prize: (position: number, count: number) =>
      count === 1
        ? `Al puesto ${position}, que paga más, te falta 1 punto.`
        : `Al puesto ${position}, que paga más, te faltan ${count} puntos.`,
  },
  eleven: {
    title: 'Los dos onces',
    differ: (count: number) => (count === 1 ? '1 diferente' : `${count} diferentes`),
    same: 'Tienen el mismo once',
    both: 'Los dos',
    has: (percent: number) => `Lo tiene el ${percent}\u00a0%`,
    captain: 'Capitán',
  },
  answers: {
    title: 'Las respuestas',
    differ: (count: number) => (count === 1 ? '1 diferente' : `${count} diferentes`),
    same: 'Respondieron lo mismo',
    none: 'Sin respuesta',
    has: (percent: number) => `El ${percent}\u00a0%`,
    wait: 'Las respuestas se abren cuando cierra cada partido.',
  },
});
