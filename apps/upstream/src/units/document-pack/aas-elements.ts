// Elements of an Asset Administration Shell in the JSON of its metamodel 3.0; what is unknown is left out, never empty.

interface Key {
  type: string;
  value: string;
}
export interface Reference {
  type: 'ExternalReference' | 'ModelReference';
  keys: Key[];
}

/** Element of a submodel; `idShort` is missing inside lists. */
export interface Element {
  modelType: string;
  idShort?: string;
  semanticId?: Reference;
  value?: unknown;
  [field: string]: unknown;
}

/** Text by language; languages without text are left out. */
export type Texts = Partial<Record<string, string>>;

export const globalReference = (value: string): Reference => ({
  type: 'ExternalReference',
  keys: [{ type: 'GlobalReference', value }],
});

const element = (modelType: string, idShort: string | null, semantic: string): Element => ({
  modelType,
  ...(idShort === null ? {} : { idShort }),
  semanticId: globalReference(semantic),
});

/** A value that may be unknown: the element is there without it. */
export const property = (
  idShort: string | null,
  semantic: string,
  value: string | null,
  valueType: 'xs:string' | 'xs:anyURI' | 'xs:boolean' | 'xs:double' | 'xs:date' = 'xs:string',
): Element => ({
  ...element('Property', idShort, semantic),
  valueType,
  ...(value === null || value === '' ? {} : { value }),
});

export function texts(idShort: string, semantic: string, value: Texts): Element {
  const entries = Object.entries(value).flatMap(([language, text]) => (text ? [{ language, text }] : []));
  return { ...element('MultiLanguageProperty', idShort, semantic), ...(entries.length > 0 ? { value: entries } : {}) };
}

export const file = (semantic: string, contentType: string, path: string): Element => ({
  ...element('File', null, semantic),
  contentType,
  value: path,
});

export const collection = (idShort: string | null, semantic: string, value: Element[]): Element => ({
  ...element('SubmodelElementCollection', idShort, semantic),
  ...(value.length > 0 ? { value } : {}),
});

/** A list of elements of one kind. `semanticOfElements`: what each of them means. */
export function list(
  idShort: string,
  semantic: string,
  value: Element[],
  kind: { modelType: string; valueType?: string; semanticOfElements?: string },
): Element {
  return {
    ...element('SubmodelElementList', idShort, semantic),
    typeValueListElement: kind.modelType,
    ...(kind.valueType ? { valueTypeListElement: kind.valueType } : {}),
    ...(kind.semanticOfElements ? { semanticIdListElement: globalReference(kind.semanticOfElements) } : {}),
    ...(value.length > 0 ? { value } : {}),
  };
}
