/**
 * The calls of product §7, typed out from its list and not from our table: what we serve is compared with what was
 * asked for. Two of them have no path there; theirs are ours (product #8, #9).
 */
export const productCalls: readonly string[] = `
POST users/login-default/
GET users/get-data/
PATCH users/update-data/{id}/
POST users/login-google/
POST promo/use-code/
POST users/verify-number-phone/
POST users/update-avatar/
POST users/update-profile/
GET content/entry/{slug}/
GET quest/get/main-quest/
GET quest/list/criterios/
POST quest/save/pay-quest/
GET quest/resume/by-user/
POST compe/compe-ins/register-sala-compe/
POST compe/compe-ins/register-sala-private/
POST compe/compe-lienup/generate-lineup-compe/{a}/{b}/
GET compe/get/retrive/{id}/
GET compe/compe-lienup/get-lineup-compe/{id}/
GET compe/list/all-by-user/
GET compe/list/history-by-user/
PATCH compe/update/basic-update-compe/{id}/
POST compe/compe-lienup/update-lineup-formation/{id}/
GET compe/ranking/ranking-compe-sala/
GET compe/list-champions/by-events/
GET lineup-compe/list-players/today/
GET sala/list/top-2-salas/
GET salas/player-sala/list/player-by-position/
POST salas/generate/players-sala/{a}/{b}/
GET salas/get/top-award/{id}/
POST sala/create/private-sala/
GET sala/get/retrive-code/{id}/
GET sala/compe/filter/
GET predi/prices/list/
GET predi/sala/get-admin/{id}/
GET predi/sala/get/{id}/
POST predi/sala/create-private/
PATCH predi/update/data/{id}/
GET predi-partidos/match-predi/list/all-predictions/{id}/
POST predi-partidos/match-predi-select/register/predictions/
GET predi/sala/list-by_user/
GET predi-partidos/list/match-sala/{id}/
GET predi-partidos/match-predi-select/list/{id}/
POST prediction/answers-user/predi/register/
GET predi/sala-get/code/{code}/
POST predi/ins-predi/ins-user/
POST predi/ins-predi/event-sala/ins-user/
GET prediction/answers-user/list-results/{id}/
GET predi/ins-predi/list-ranking/{id}/
GET predi/ins-predi/history/predi-awards/
GET predi-clutch/match-tiebreak/get/{id}/
GET prediction/answer-user/list/success/{id}/
GET predi/top/awards/{id}/
GET predi/sala/list-public/
GET predi/sala/list-top-public/
GET partidos/list/in-predi/
GET partidos/list-of-predi/code/
GET partidos/get-match/{id}/
GET partidos/next-important/list/
GET partidos/for-fantasy/list/
GET partidos/in-banner-home/list/
GET home/blog/list/
GET home/galey/recargas/
GET home/exchange-get/
GET home/qr-pay/image/
GET rango/get/rango-user/
GET rango/list/top-clubs/winners/
GET rango/ranking/clubes/by-league/
`
  .trim()
  .split('\n');
