/** A text of the content service. */
interface ContentText {
  slug: string;
  title: string;
  html: string;
}

const landing: ContentText = {
  slug: 'landing',
  title: 'Así se juega',
  html: [
    '<h2>Así se juega</h2>',
    '<ol>',
    '<li><strong>Elige una sala.</strong> Las hay gratis y desde S/ 2.00.</li>',
    '<li><strong>Arma tu once.</strong> Once jugadores y un entrenador de la Liga del Pacífico.</li>',
    '<li><strong>Mira los partidos.</strong> Tus puntos suben con cada gol, atajada y valla invicta.</li>',
    '<li><strong>Cobra tu premio.</strong> Al terminar la jornada, el pozo se reparte entre los mejores.</li>',
    '</ol>',
    '<p>¿Prefieres adivinar resultados? En las salas de predicciones ganas sin armar equipo.</p>',
  ].join('\n'),
};

const terms: ContentText = {
  slug: 'terminos',
  title: 'Términos y condiciones',
  html: [
    '<p>Esto es una demostración: los clubes, los jugadores y las monedas son inventados, y nadie cobra ni paga de verdad.</p>',
    '<ul>',
    '<li>Una persona, una cuenta. No la compartas.</li>',
    '<li>La entrada se paga al unirte y se devuelve si la sala no se juega.</li>',
    '<li>Valen los puntos oficiales, que se confirman después del último partido.</li>',
    '<li>Puedes ponerte límites, hacer una pausa o cerrar tu cuenta cuando quieras.</li>',
    '</ul>',
  ].join('\n'),
};

const privacy: ContentText = {
  slug: 'privacidad',
  title: 'Política de privacidad',
  html: [
    '<p>Guardamos lo que el juego necesita: tu correo, tu nick, tu fecha de nacimiento, tus jugadas y tus movimientos.</p>',
    '<ul>',
    '<li>Los demás ven tu nick, tu avatar, tu club y tus puntos. Nada más.</li>',
    '<li>Tu celular sirve para verificar tu cuenta y pagarte.</li>',
    '<li>No vendemos ni prestamos tus datos.</li>',
    '<li>Si borras tu cuenta, borramos tus datos; quedan los movimientos que la ley pide guardar.</li>',
    '</ul>',
  ].join('\n'),
};

/** What the demo's operator has written: the landing's block, and what a new player accepts. */
export const contentTexts: readonly ContentText[] = [landing, terms, privacy];
