/** Where the player's groups are listed. */
export const GROUPS_PATH = '/play/grupos';

/** Where one enters by a code. */
export const ENTER_PATH = `${GROUPS_PATH}/entrar`;

/** The page of a group, or of one of its tabs. */
export const groupHref = (group: number, tab: '' | '/muro' | '/salas' | '/marcas' = ''): string =>
  `${GROUPS_PATH}/${group}${tab}`;
