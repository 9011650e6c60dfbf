/** The page of a league's clubs, or of one of them. */
export const teamsHref = (league: string, team?: number): string => {
  const clubs = `/play/ligas-compe/equipos/${encodeURIComponent(league)}/`;
  return team === undefined ? clubs : `${clubs}${team}/`;
};
