/** Content of a column. */
export type ColumnKind = 'articleNumber' | 'quantity' | 'note' | 'ownNumber';

/** Headings in the shop's languages, without accents, spaces and signs, best first: the article number wins over its name. */
const names: Record<ColumnKind, readonly string[]> = {
  articleNumber: [
    ...[
      'articlenumber',
      'articleno',
      'articlenr',
      'articlecode',
      'partnumber',
      'partno',
      'itemnumber',
      'itemno',
      'itemcode',
      'sku',
    ],
    ...[
      'artikelnummer',
      'artikelnr',
      'artnr',
      'artno',
      'bestnr',
      'bestallningsnummer',
      'bestellnummer',
      'bestelnummer',
      'bestelnr',
    ],
    ...[
      'materialnummer',
      'materialnr',
      'teilenummer',
      'onderdeelnummer',
      'productnumber',
      'productnummer',
      'produktnummer',
      'productcode',
    ],
    ...[
      'numerodarticle',
      'numeroarticle',
      'referencearticle',
      'codearticle',
      'reference',
      'ref',
      'numerodoartigo',
      'codigodoartigo',
    ],
    ...[
      'codigodoproduto',
      'codigo',
      'referencia',
      'brojartikla',
      'sifraartikla',
      'kataloskibroj',
      'sifra',
      'materialnumber',
    ],
    ...[
      'customerarticlenumber',
      'yournumber',
      'article',
      'artikel',
      'part',
      'item',
      'artigo',
      'item no',
      'artikal',
      'number',
      'nummer',
      'nr',
    ],
  ],
  quantity: [
    ...[
      'quantity',
      'qty',
      'orderquantity',
      'pieces',
      'pcs',
      'amount',
      'count',
      'units',
      'menge',
      'bestellmenge',
      'anzahl',
      'stuck',
      'stk',
    ],
    ...[
      'stueck',
      'antal',
      'kvantitet',
      'mangd',
      'st',
      'quantite',
      'qte',
      'nombre',
      'pieces',
      'aantal',
      'hoeveelheid',
      'stuks',
    ],
    ...['quantidade', 'qtd', 'qtde', 'quant', 'pecas', 'kolicina', 'kol', 'komada', 'kom'],
  ],
  note: [
    ...['note', 'notes', 'remark', 'remarks', 'comment', 'comments'],
    ...['anteckning', 'anteckningar', 'anmarkning', 'kommentar', 'notering'],
    ...['notiz', 'notizen', 'bemerkung', 'bemerkungen', 'anmerkung', 'hinweis'],
    ...['remarque', 'remarques', 'commentaire', 'commentaires', 'opmerking', 'opmerkingen', 'notitie'],
    ...['observacao', 'observacoes', 'obs', 'nota', 'comentario', 'napomena', 'napomene', 'primedba', 'komentar'],
  ],
  ownNumber: [
    ...['customerarticlenumber', 'customerarticleno', 'customerpartnumber', 'customeritemnumber'],
    ...['yournumber', 'yourno', 'ownnumber', 'ownarticlenumber', 'ournumber'],
    ...['dittnummer', 'ertnummer', 'egetnummer', 'egetartikelnummer', 'vartnummer'],
    ...['ihrenummer', 'ihrenr', 'ihreartikelnummer', 'eigenenummer', 'eigeneartikelnummer', 'kundenartikelnummer'],
    ...['votrereference', 'votrenumero', 'referenceclient', 'notrereference'],
    ...['uwnummer', 'uwartikelnummer', 'eigennummer', 'eigenartikelnummer', 'klantartikelnummer'],
    ...['seunumero', 'seucodigo', 'codigodocliente', 'nossocodigo'],
    ...['vasbroj', 'sopstvenibroj', 'nasbroj', 'sifrakupca'],
  ],
};

const nameOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/đ/g, 'd')
    .replace(/[°№]/g, 'o')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '');

/** `Menge (Stk)`, `Artikel-Nr. / Item no.`: what a heading says, whole and part by part. */
function spellingsOf(heading: string): string[] {
  if (heading.length > maxHeadingLength || failedFormula.test(heading)) return [];
  const bare = heading.replace(/[([].*$/s, '');
  return [heading, bare, ...bare.split(/[/|,\n]/)].map(nameOf).filter((name) => name !== '');
}
/** `#REF!` is not a reference number, nor is a line that contains it a heading. */
const failedFormula = /#[A-Z0-9/]+[!?]/i;
const maxHeadingLength = 60;

/** Index of the best heading for this kind of column; undefined if none matches. */
export function findColumn(kind: ColumnKind, headings: readonly string[]): number | undefined {
  const spelled = headings.map(spellingsOf);
  for (const name of names[kind]) {
    const at = spelled.findIndex((spellings) => spellings.includes(name));
    if (at >= 0) return at;
  }
  return undefined;
}
