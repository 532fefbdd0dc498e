#include "KiwiPeer.h"

#if __has_include(<kiwi/kiwi.h>)
#include <kiwi/kiwi.h>
#include <memory>
#include <utility>
#include <vector>

struct KiwiSession {
  KiwiModel model;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::unique_ptr<kiwi::Solver> solver;

  kiwi::Constraint constraint(int row, double constant) const {
    std::vector<kiwi::Term> terms;
    int first = model.firstTerm[row], end = model.firstTerm[row + 1];
    terms.reserve(end - first);
    for (int i = first; i < end; i++)
      terms.emplace_back(variables[model.termVariable[i]], model.termCoefficient[i]);
    int relation = model.relation[row];
    double strength = model.strength[row];
    return kiwi::Constraint(kiwi::Expression(std::move(terms), constant),
                            relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ,
                            strength < 0 ? kiwi::strength::required : strength);
  }

  KiwiSession(const KiwiModel &model, double width) : model(model), solver(new kiwi::Solver) {
    variables.reserve(model.variableCount);
    for (int i = 0; i < model.variableCount; i++) variables.emplace_back();
    constraints.reserve(model.rowCount);
    for (int i = 0; i < model.rowCount; i++) constraints.push_back(constraint(i, model.constant[i]));
    solver->addEditVariable(variables[model.editVariable], kiwi::strength::strong * 100);
    for (auto &each : constraints) solver->addConstraint(each);
    solver->suggestValue(variables[model.editVariable], width);
    solver->updateVariables();
  }

  double read() const {
    double sum = 0;
    for (auto &each : variables) sum += each.value();
    return sum;
  }
};

int kiwiIsInstalled(void) { return 1; }

double kiwiBuild(const KiwiModel *model, double width) { return KiwiSession(*model, width).read(); }

KiwiSession *kiwiOpen(const KiwiModel *model, double width) { return new KiwiSession(*model, width); }

void kiwiClose(KiwiSession *session) { delete session; }

double kiwiEdit(KiwiSession *session, double width) {
  session->solver->suggestValue(session->variables[session->model.editVariable], width);
  session->solver->updateVariables();
  return session->read();
}

double kiwiToggle(KiwiSession *session, int row) {
  session->solver->removeConstraint(session->constraints[row]);
  session->solver->addConstraint(session->constraints[row]);
  session->solver->updateVariables();
  return session->read();
}

double kiwiSetConstants(KiwiSession *session, const int *rows, const double *constants, int count) {
  for (int i = 0; i < count; i++) {
    session->solver->removeConstraint(session->constraints[rows[i]]);
    session->constraints[rows[i]] = session->constraint(rows[i], constants[i]);
    session->solver->addConstraint(session->constraints[rows[i]]);
  }
  session->solver->updateVariables();
  return session->read();
}

double kiwiValue(KiwiSession *session, int variable) { return session->variables[variable].value(); }

#else

int kiwiIsInstalled(void) { return 0; }
double kiwiBuild(const KiwiModel *, double) { return 0; }
KiwiSession *kiwiOpen(const KiwiModel *, double) { return nullptr; }
void kiwiClose(KiwiSession *) {}
double kiwiEdit(KiwiSession *, double) { return 0; }
double kiwiToggle(KiwiSession *, int) { return 0; }
double kiwiSetConstants(KiwiSession *, const int *, const double *, int) { return 0; }
double kiwiValue(KiwiSession *, int) { return 0; }

#endif
