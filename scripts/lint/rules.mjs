// Two rules of the project's own, for oxlint (.oxlintrc.json).

/** Loops over typed arrays know the bounds that the compiler does not. `list[at]!` takes undefined away and nothing else, unlike a cast. */
const onlyElements = {
  create: (context) => ({
    TSNonNullExpression(node) {
      if (node.expression.type !== 'MemberExpression' || !node.expression.computed)
        context.report({ node, message: 'Only an element read by its index may be said to be there.' })
    },
  }),
}

const noEnums = {
  create: (context) => ({
    TSEnumDeclaration: (node) => context.report({ node, message: 'Use a union of literals.' }),
  }),
}

export default { meta: { name: 'own' }, rules: { 'only-elements': onlyElements, 'no-enums': noEnums } }
