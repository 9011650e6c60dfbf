/** What a player is rather than does: read where it stands, never counted. */
export const STANDING_EVENTS = ['perfil_completo', 'telefono_verificado'] as const;
