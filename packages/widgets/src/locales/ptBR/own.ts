import type { Condition } from '@arma11/core/contract';
import type { Messages } from '../../messages/es';
import { moneyIn } from '../intl/moneyIn';
import { plural, spoken } from './spoken';

export const conditions: Record<Condition, string> = {
  0: 'Disponível',
  1: 'Dúvida',
  2: 'Lesionado',
  3: 'Suspenso',
};

export const wallet: Messages['wallet'] = {
  balance: (amount) => `Saldo ${amount}`,
  balanceInCoins: (amount) => `Saldo ${amount} ${amount === '1' || amount === '0' ? 'moeda' : 'moedas'}`,
  low: 'saldo baixo',
  hidden: 'Seu saldo não é compartilhado com este site',
  loading: 'Carregando saldo…',
  signIn: 'Entrar',
  failed: 'Saldo indisponível. Tentar de novo',
  failedShort: 'Tentar de novo',
};

export const quest: Messages['quest'] = {
  ...spoken,
  quest: 'Missão',
  progress: (done, total) => `${done} de ${total}`,
  progressLabel: (title, done, total) => `${title}: ${done} de ${total} passos`,
  reward: (amount) => `+${amount}`,
  rewardLabel: (amount) => `Prêmio: ${amount}`,
  item: 'Prêmio surpresa',
  claim: 'Receber prêmio',
  claiming: 'Recebendo…',
  claimed: 'Prêmio recebido',
  paid: (amount) => `Você recebeu ${amount}! Já está no seu saldo.`,
  paidItem: (item) => `Você ganhou ${item}! Já está na sua galeria.`,
  notPaid: (reason) => `Não foi recebido. ${reason}`,
  empty: 'Esta semana não há missão. Volte na segunda-feira.',
  loading: 'Carregando missão…',
  signedOut: 'Entre e cumpra sua missão da semana',
  signIn: 'Entrar',
};

export const signIn: Messages['signIn'] = {
  withoutScript: 'Ver no Arma Tu 11',
  waiting: 'Termine na janela que abrimos.',
  blocked: 'Seu navegador não deixou abrir a janela.',
  number: 'Ela deve mostrar este número:',
  openLink: 'Abrir para entrar',
  reopen: 'Abrir de novo',
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  failures: {
    expired: 'O tempo para entrar acabou. Tente de novo.',
    refused: 'Não conseguimos deixar você entrar por este site. Tente de novo.',
    insecure: 'Este site não é seguro (https): aqui não é possível entrar.',
    token_callback_failed: 'O site não conseguiu identificar você. Entre de novo.',
  },
};

export const money: Messages['money'] = {
  ...moneyIn('pt-BR'),
  free: 'Grátis',
  coins: (coins) => plural(coins, `${coins} moeda`, `${coins} moedas`),
};

export const ui: Messages['ui'] = {
  loading: 'Carregando…',
  failed: 'Algo deu errado:',
  retry: 'Tentar de novo',
  close: 'Fechar',
  less: (what) => `Menos: ${what}`,
  more: (what) => `Mais: ${what}`,
  pointsWord: (count) => plural(count, 'ponto', 'pontos'),
  inLastMatch: 'na última partida',
  conditions,
};

export const element: Messages['element'] = {
  crashed: 'Algo deu errado. Tente de novo.',
  notLoaded: 'Não foi possível carregar. Confira sua conexão.',
  retry: 'Tentar de novo',
};
