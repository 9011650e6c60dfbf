import { pluralIn } from '../intl/pluralIn';
import { spokenIn } from '../intl/spokenIn';
import { refusals } from './refusals';

export const plural = pluralIn('pt-BR');

/** Our own Spanish texts that the server sends, and those of the client. */
const texts: Readonly<Record<string, string>> = {
  '¿Quién gana?': 'Quem vence?',
  Local: 'Casa',
  Empate: 'Empate',
  Visita: 'Fora',
  '¿Cuántos goles?': 'Quantos gols?',
  'Más de 2.5': 'Mais de 2,5',
  'Menos de 2.5': 'Menos de 2,5',
  '¿Marcan los dos?': 'Os dois marcam?',
  Sí: 'Sim',
  No: 'Não',
  '¿Quién marca primero?': 'Quem marca primeiro?',
  'Sin goles': 'Sem gols',
  'Marcador exacto': 'Placar exato',
  Otro: 'Outro',
  '¿Quién marca un gol?': 'Quem marca um gol?',
  'Otro jugador': 'Outro jogador',
  Nadie: 'Ninguém',
  '¿Quién pasa de ronda?': 'Quem passa de fase?',
  '¿Quién será el campeón?': 'Quem será o campeão?',
  '¿Quién será el subcampeón?': 'Quem será o vice-campeão?',
  '¿Quién será el máximo goleador?': 'Quem será o artilheiro?',
  'Minutos jugados': 'Minutos jogados',
  'Aporte defensivo': 'Contribuição defensiva',
  'Mejores del partido': 'Melhores da partida',
  Goles: 'Gols',
  Asistencias: 'Assistências',
  'Valla invicta': 'Jogo sem sofrer gols',
  Atajadas: 'Defesas',
  'Penales atajados': 'Pênaltis defendidos',
  'Penales fallados': 'Pênaltis perdidos',
  'Goles recibidos': 'Gols sofridos',
  'Tarjeta amarilla': 'Cartão amarelo',
  'Tarjeta roja': 'Cartão vermelho',
  Autogoles: 'Gols contra',
  Victoria: 'Vitória',
  'Goles de su equipo': 'Gols do time',
  'Victoria ante un equipo mejor ubicado': 'Vitória contra um time mais bem colocado',
  'Empate ante un equipo mejor ubicado': 'Empate contra um time mais bem colocado',
  'Promedio de su equipo': 'Média do time',
  Habilitado: 'Disponível',
  Dudoso: 'Dúvida',
  Lesionado: 'Lesionado',
  Suspendido: 'Suspenso',
  'Tu sesión venció. Ingresa de nuevo y vuelves donde estabas.':
    'Sua sessão expirou. Entre de novo e você volta para onde estava.',
  'Algún dato no es válido. Revísalo y prueba otra vez.': 'Algum dado não é válido. Confira e tente de novo.',
  'No encontramos lo que buscas. Revisa el enlace.': 'Não encontramos o que você procura. Confira o link.',
  'Algo cambió mientras jugabas. Vuelve a cargar y prueba otra vez.':
    'Algo mudou enquanto você jogava. Recarregue e tente de novo.',
  'No hay conexión. Revisa tus datos.': 'Sem conexão. Confira sua internet.',
  'No hay conexión. Prueba otra vez.': 'Sem conexão. Tente de novo.',
  'Nuestro servidor no pudo responder. Prueba otra vez en un momento.':
    'Nosso servidor não conseguiu responder. Tente de novo em instantes.',
  'Ya cerró: no se aceptan más cambios.': 'Já fechou: não são aceitas mais mudanças.',
  'Verificando... Todavía no sabemos si se completó. No lo repitas: te avisamos aquí.':
    'Verificando… Ainda não sabemos se deu certo. Não repita: avisamos aqui.',
  'El servidor no confirmó tus respuestas.': 'O servidor não confirmou seus palpites.',
};

export const spoken = spokenIn({
  locale: 'pt-BR',
  texts,
  refusals,
  // With the month's name a day is too wide for a scoreboard on a phone.
  shortDay: { weekday: 'short', day: '2-digit', month: '2-digit' },
  closed: 'Fechado',
  closesIn: (left) => `Fecha em ${left}`,
  closesOn: (date) => `Fecha ${date}`,
  days: (count) => plural(count, `${count} dia`, `${count} dias`),
  jornada: (jornada) => `Rodada ${jornada}`,
  places: (from, to) => (from === to ? `${from}º` : `${from}º a ${to}º`),
  listedAs: (player, condition) => `${player} consta como ${condition}.`,
});
