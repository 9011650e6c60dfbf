// The rivals of the demo season: all are made up, and none of them signs in.

const names = `
  wayra kero_9 nazca10 sillarblanco la_muelle vicuñero tumi_tumi pan_con_gol ccahua tribuna_norte pisco_y_gol chasqui_7
  la_retama puro_taquito el_lateral anticucho_fc mamita_mia golazo_criollo arbitro_ciego barrio_alto media_cancha
  chicha_fria doña_palta el_utilero palo_y_adentro quena_sur tercer_tiempo charanguito suspiro_10 causa_limeña
  la_mechita fulbito_sabado ceviche_con_ají noche_de_clasico cholo_valiente vereda_norte picarones mil_oficios garuita
  rey_del_offside`;

/** Their usernames: forty. */
export const rivalNames: readonly string[] = names.trim().split(/\s+/);
