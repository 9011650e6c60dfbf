/** What became of a room: a card and its panel say the same. */
export const roomFateEs = {
  cancelReasons: {
    no_se_lleno: 'La sala no se llenó.',
    partidos_anulados: 'Se anularon los partidos de esta sala.',
    nadie_acerto: 'Nadie acertó.',
    anfitrion: 'El anfitrión canceló la sala.',
    organizador: 'La organización canceló la sala.',
    unknown: 'La sala se canceló.',
  },
  returned: (amount: string) => `Te devolvimos ${amount}.`,
};
