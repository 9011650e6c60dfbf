// Given names and surnames that are rare among footballers, and never put together as somebody famous is called: a test
// compares the squads with a list of well-known names.

const words = (text: string) => text.trim().split(/\s+/);

/** Given names of every player and coach. */
export const givenNames: readonly string[] = words(`
  Abner Adalid Amílcar Áureo Benicio Brando Ciro Clodoaldo Dalmiro Darwin Dayron Efraín Eladio Eleuterio Elmer Eros
  Eusebio Evaristo Ezequiel Fermín Fidel Filemón Florencio Froilán Gaspar Genaro Gilmar Hamilton Hilario Homero Isidro
  Ítalo Jacinto Jasón Jeremías Josafat Kenyi Klever Leoncio Lisandro Lucho Macario Marlon Melquíades Nahúm Natanael Nilo
  Octavio Odilón Orestes Ovidio Percy Primitivo Quintín Rómulo Rosendo Rudy Saturnino Saúl Severo Silvano Tadeo Teófilo
  Timoteo Ulises Urbano Valerio Wilfredo Wálter Yefer Yoel Zacarías Zenón`);

/** Surnames of players from Peru. */
export const peruvianSurnames: readonly string[] = words(`
  Achata Alarico Anccasi Apaza Arana Atauchi Ayma Ccahua Ccallo Ccori Chacón Challco Chipana Chuctaya Condorpusa Cutipa
  Huaccha Huamaní Huaringa Huayta Ibarra Illatopa Inquil Jauregui Lazarte Layme Llacsa Llontop Lupaca Mallqui Manrique
  Maquera Marcapura Mayhua Mori Muchotrigo Ñahui Ninahuanca Ochante Orcco Oscco Pacari Palacín Pariona Paucar Pillaca
  Pizango Pumacayo Quellca Quilca Quinto Rimarachín Rosales Saire Salcedo Sanca Sayritupa Sillca Sinarahua Soncco Sulca
  Taipe Tello Ticona Tocto Tupa Umpire Usca Valdeiglesias Velarde Yaranga Yauri Yupari Zamalloa Zevallos Zubiate`);

/** Surnames of the few who come from elsewhere, by the code of their country. */
export const foreignSurnames: Readonly<Record<string, readonly string[]>> = {
  AR: words('Abecasis Bertolotti Ferramosca Garramuño Lescurat Ottonello Piazzale Tarrasa'),
  UY: words('Arocena Berruti Etchebarne Irulegui Oxandabarat Saldombide'),
  CO: words('Bohórquez Cifuentes Marulanda Mosqueral Palomeque Sanclemente'),
  EC: words('Anangonó Chalaco Minotta Quiñónez'),
  PY: words('Acuñaga Candiarán Ledezma Villasboa'),
  BR: words('Bittarães Cerqueira Damasceno Fragoso'),
  CL: words('Antipán Huenchullán Millaray'),
  VE: words('Arismendy Colmenarez Urdanete'),
};
