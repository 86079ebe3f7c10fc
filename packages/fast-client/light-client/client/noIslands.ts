/** Stands in for the module that the option `islands` names, if a site names none. */
export const islands = {};
