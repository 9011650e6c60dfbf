import { inLanguage } from './language/inLanguage';

/** What is said of players in a team who may not play, and who could come in their place. */
export const unfitEs = /* @__PURE__ */ inLanguage('unfit', {
  title: (players: number) =>
    players === 1 ? '1 de tu once podría no jugar' : `${players} de tu once podrían no jugar`,
  help: 'Estos son los mejores que pueden entrar. Nada cambia hasta que aceptes.',
  swapFor: (outgoing: string) => `por ${outgoing}`,
  apply: (changes: number) => (changes === 1 ? 'Cambiarlo' : `Cambiar a los ${changes}`),
  look: 'Ver mi equipo',
});
