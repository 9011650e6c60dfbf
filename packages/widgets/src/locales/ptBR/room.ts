import type { Messages } from '../../messages/es';
import { plural, spoken } from './spoken';

export const ranking: Messages['ranking'] = {
  ...spoken,
  table: (room) => `Classificação: ${room}`,
  place: 'Posição',
  player: 'Jogador',
  movement: 'Mudança',
  points: 'Pontos',
  prize: (amount) => `Prêmio: ${amount}`,
  you: 'Você',
  up: (places) => `subiu ${places}`,
  down: (places) => `caiu ${places}`,
  same: 'sem mudança',
  tied: 'empatado',
  players: (count) => plural(count, '1 jogador', `${count} jogadores`),
  before: 'Começa com o primeiro jogo',
  live: 'Ao vivo',
  provisional: 'Pontos provisórios',
  official: 'Oficial',
  cancelled: 'Sala cancelada',
  openTable: 'Ver a tabela completa',
  empty: 'Ninguém joga nesta sala ainda.',
  loading: 'Carregando tabela…',
  notFound: 'Não encontramos esta sala.',
  signedOut: 'Entre para ver a tabela desta sala.',
  signIn: 'Entrar',
};

export const reactions: Messages['reactions'] = {
  ...spoken,
  reactions: 'Reações',
  names: { '👏': 'Aplauso', '⚽': 'Golaço', '🔥': 'Fogo', '😂': 'Risada', '😱': 'Susto' },
  counted: (reaction, count) => `${reaction}, ${count}`,
  notSaved: (reason) => `Sua reação não foi salva. ${reason}`,
  loading: 'Carregando reações…',
  notFound: 'Não encontramos esta sala.',
  signedOut: 'Entre para reagir.',
  signIn: 'Entrar',
};
